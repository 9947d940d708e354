import type { Browser, Page, Request } from '@playwright/test'
import notes from '#content/built/notes.json' with { type: 'json' }
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { PASSWORD } from '#tests/support/worker/every-procedure.ts'

/** Every note has at least this many pages. */
const PAGES = 4
const READING_MS = 60 * 60_000
/** How often the reader scrolls. */
const SCROLL_MS = 10_000

/** A student who is signed in on two devices: she reads on one and does everything else on the other. */
export async function openStudent(browser: Browser, origin: string) {
  const options = { baseURL: origin, viewport: { width: 1440, height: 900 } }
  const context = await browser.newContext(options)
  const headers = { Origin: origin }
  const post = (procedure: string, data: unknown) => context.request.post(`/api/trpc/${procedure}`, { headers, data })
  await post('auth.signUp', { email: 'asha@example.com', password: PASSWORD })
  await post('profile.update', { full_name: 'Asha Gurung', grade_level: 'Class 12' })
  const reader = await context.newPage()
  // Its clock moves when the test moves it. The other device's clock runs by itself.
  await reader.clock.install()
  const other = await browser.newContext({ ...options, storageState: await context.storageState() })
  return { reader, other: await other.newPage() }
}

/** An hour of reading, divided among notes that are new to the student. Each is opened, read and left. */
export async function readNotes(page: Page, from: number, count: number): Promise<void> {
  let underWay = 0
  const follow = (request: Request, change: number) => {
    if (request.url().includes('contentAccess.record')) underWay += change
  }
  page.on('request', (request) => follow(request, 1))
  page.on('requestfinished', (request) => follow(request, -1))
  page.on('requestfailed', (request) => follow(request, -1))
  for (const { id, subjectKey, chapterId } of notes.slice(from, from + count)) {
    const recorded = page.waitForResponse(/contentAccess\.record/)
    await page.goto(`/notes/${subjectKey}/${chapterId}/${id}/view`)
    await page.getByText(/Showing all \d+ pages/).waitFor()
    await recorded
    for (let read = 0; read < READING_MS / count; read += SCROLL_MS) {
      await page.mouse.move(200, 100 + ((read / SCROLL_MS) % 400))
      if (read % 60_000 === 0) await turnPage(page, 1 + ((read / 60_000) % PAGES))
      await page.clock.runFor(SCROLL_MS)
      // The clock is faster than the network, so requests under way would be repeated.
      while (underWay > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const left = page.waitForResponse(/contentAccess\.record/)
    await page.getByRole('link', { name: 'Back to chapter' }).click()
    await left
  }
}

async function turnPage(page: Page, number: number): Promise<void> {
  const field = page.getByLabel('Page number')
  await field.fill(String(number))
  await field.press('Enter')
}

/** Takes the quizzes of these titles. */
export async function takeQuizzes(page: Page, titles: readonly string[]): Promise<void> {
  await page.goto('/dashboard/quizzes/take')
  for (const title of titles) {
    const card = page.getByRole('article', { name: title })
    await card.getByRole('button', { name: 'Start Quiz' }).click()
    const submit = page.getByRole('button', { name: 'Submit Quiz' })
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await page.getByRole('radio').first().waitFor()
    for (;;) {
      await page.getByRole('radiogroup').getByRole('radio').first().check({ force: true })
      if (!(await next.isVisible())) break
      await next.click()
    }
    await submit.click()
    await page.getByRole('heading', { name: 'Quiz Completed' }).waitFor()
    await page.getByText('Saved in').waitFor()
    await page.getByRole('button', { name: 'Back to Quizzes' }).click()
  }
}

/** Looks at the profile, the results and the home. */
export async function lookAround(page: Page): Promise<void> {
  for (const path of ['/dashboard/profile', '/dashboard/quizzes', '/dashboard']) {
    const loaded = watchLoading(page)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await loaded()
  }
}
