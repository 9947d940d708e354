import type { Browser, Page, Response } from '@playwright/test'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { DESKTOP, expect, forgetErrors, holdBack, NOTE, PASSWORD, pressWithLine, signUp, test } from '../browser.ts'
import { CHAPTER, expectDrawn, expectPage, openReader } from './reader.ts'

test.use({ viewport: DESKTOP })

async function goToPage(page: Page, number: number) {
  const field = page.getByLabel('Page number')
  await field.fill(String(number))
  await field.press('Enter')
  await expectPage(page, number)
}

/** The worker's answer to a report. A report that is aborted on its way has none. */
const isReported = (response: Response) => response.url().includes('reading.savePosition') && response.ok()

/**
 * A page waits fifteen seconds for an answer. On a busy machine drawing a note takes longer than that, and an answer
 * that this test delays must still count.
 */
const waitLonger = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0, ...given: []) => setTimeout(act, ms < 15_000 ? ms : 10 * ms, ...given),
    })
  })

/** By the link to the chapter. */
async function leave(page: Page) {
  await page.getByRole('link', { name: 'Back to chapter' }).click()
  await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`))
}

/** The same student in another browser. */
async function openOtherDevice(browser: Browser, email: string, origin: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: DESKTOP, baseURL: origin })).newPage()
  const response = await page.request.post('/api/trpc/auth.signIn', {
    headers: { Origin: origin },
    data: { email, password: PASSWORD },
  })
  expect(response.ok()).toBe(true)
  return page
}

/** The place at which the note was left, according to the account. */
async function askPosition(page: Page): Promise<{ page: number; readAt: number } | null> {
  const input = encodeURIComponent(JSON.stringify({ noteId: NOTE.id }))
  const answer = await page.request.get(`/api/trpc/reading.position?input=${input}`)
  return (await answer.json()).result.data
}

/** Waits until the account has stored that the note was left at this page. */
async function expectKept(page: Page, number: number): Promise<void> {
  await expect.poll(() => askPosition(page), { timeout: 60_000 }).toMatchObject({ page: number })
}

/** The place in the note that this device has stored. */
function readMark(page: Page): Promise<unknown> {
  return page.evaluate((id) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('reading_'))
    return key ? JSON.parse(localStorage.getItem(key) ?? '{}')[id] : null
  }, NOTE.id)
}

const originOf = (page: Page) => new URL(page.url()).origin

test('opens where the student stopped on any device, and keeps what was read on another one', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const email = await signUp(page)
  await waitLonger(page)
  // A request that is under way when its page is left fails, and the page may still log that.
  const loaded = watchLoading(page)
  await page.goto(NOTE.view)
  await expectDrawn(page)
  await loaded()
  const other = await openOtherDevice(browser, email, originOf(page))

  await test.step('opens there on another device, too', async () => {
    await goToPage(page, 4)
    // Leaving is enough; no wait is needed.
    await page.goto('/404')
    await expectKept(page, 4)

    await other.goto(NOTE.view)
    await expect(other.getByText('Back on page 4, where you stopped.')).toBeVisible()
    await expectPage(other, 4)
    await goToPage(other, 9)
    await expect(other.getByText(/Back on page/)).toHaveCount(0)
    await other.goto('/404')
    await expectKept(other, 9)

    // The first place is older now, though it has a page of its own.
    await page.goto(NOTE.view)
    await expect(page.getByText('Back on page 9, where you stopped.')).toBeVisible()
    await expectPage(page, 9)
    expect(consoleErrors).toEqual([])
  })

  await test.step('reading without a connection is reported when there is one', async () => {
    await page.route(/reading\.savePosition/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('reading.savePosition'))
    await goToPage(page, 6)
    await leave(page)
    await failed
    // The page also tries again by itself.
    const saved = page.waitForResponse(isReported)
    await page.unroute(/reading\.savePosition/)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await saved
    consoleErrors.length = 0

    await other.goto(NOTE.view)
    await expectPage(other, 6)
  })

  await test.step('opening a note does not undo what another device has read, however late the account tells of it', async () => {
    await page.route(/reading\.savePosition/, (route) => route.abort())
    await page.getByRole('link', { name: `View ${NOTE.title}` }).click()
    await expectDrawn(page)
    await goToPage(page, 4)
    await page.goto('/404')
    await goToPage(other, 9)
    await leave(other)
    await expectKept(other, 9)
    await other.context().close()

    // The answer to the late report arrives first, then the page is shown, then the answer to the query.
    // The page that shows now tries again as well, and may be the one that reports.
    const reported = page.waitForResponse(isReported)
    await page.unroute(/reading\.savePosition/)
    const release = await holdBack(page, /reading\.position/)
    const openFile = await holdBack(page, /\/files\/notes\//)
    await page.goto(NOTE.view)
    await reported
    openFile()
    await expectDrawn(page)
    release()
    await expect(page.getByText('Back on page 9, where you stopped.')).toBeVisible()
    await expectPage(page, 9)
    await expectKept(page, 9)
  })
  await forgetErrors(page, consoleErrors)
})

test('opens where the student stopped, and does not move a student who reads on while the account answers', async ({
  page,
  consoleErrors,
}) => {
  await waitLonger(page)
  const loaded = watchLoading(page)
  await openReader(page)

  await test.step('the way back shows until a page is turned, and not above a failed load', async () => {
    await goToPage(page, 7)
    await page.reload()
    await expect(page.getByText('Back on page 7, where you stopped.')).toBeVisible()
    await expectPage(page, 7)
    await page.getByRole('button', { name: 'Go to page 1' }).click()
    await expectPage(page, 1)

    await goToPage(page, 8)
    await page.route('**/files/notes/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert').getByText('Failed to load PDF.')).toBeVisible()
    await expect(page.getByText(/Back on page/)).toHaveCount(0)
    const retry = page.getByRole('button', { name: 'Retry Loading' })
    await pressWithLine(retry, () => page.unroute('**/files/notes/**'))
    await expect(page.getByText('Back on page 8, where you stopped.')).toBeVisible()
    await goToPage(page, 7)
    await expect(page.getByText(/Back on page/)).toHaveCount(0)
    // The error of the failed load.
    consoleErrors.length = 0
  })

  await test.step('a student who reads on stays there', async () => {
    const answer = await openUnknowing(page, 3, loaded)
    await goToPage(page, 8)
    await answer()
    await expectKept(page, 3)
    await expectPage(page, 8)
    await expect(page.getByText(/Back on page/)).toHaveCount(0)
  })

  await test.step('a student who has come to the same page is not moved on it', async () => {
    const answer = await openUnknowing(page, 5, loaded)
    await goToPage(page, 8)
    await goToPage(page, 5)
    const pages = page.getByRole('region', { name: 'Pages' })
    await pages.evaluate((element) => element.scrollBy({ top: 200, behavior: 'instant' }))
    await expectPage(page, 5)
    const place = await pages.evaluate((element) => element.scrollTop)
    await answer()
    // The answer has reached the device when it has the time of the account.
    const readAt = (await askPosition(page))?.readAt
    await expect.poll(() => readMark(page)).toMatchObject({ page: 5, readAt })
    expect(await pages.evaluate((element) => element.scrollTop)).toBe(place)
    await expect(page.getByText(/Back on page/)).toHaveCount(0)
  })
})

/** The note, left at this page, on a device without the place whose query has no answer yet. */
async function openUnknowing(page: Page, number: number, loaded: () => Promise<void>): Promise<() => Promise<void>> {
  await goToPage(page, number)
  await leave(page)
  await expectKept(page, number)
  await loaded()
  // Before the app starts: the answer to the report may write the mark again until the page is left.
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('reading_')) localStorage.removeItem(key)
  })
  const release = await holdBack(page, /reading\.position/)
  const asked = page.waitForRequest(/reading\.position/)
  await page.goto(NOTE.view)
  await asked
  await expectDrawn(page)
  return async () => {
    const answered = page.waitForResponse(/reading\.position/)
    release()
    await answered
    await page.unroute(/reading\.position/)
  }
}
