import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openProduct } from '#tests/support/served/served-product.ts'
import { PASSWORD } from '#tests/support/worker/every-procedure.ts'
import { type Figure, median } from '../bench-figure.ts'
import { installStopwatch, type Sign, timeOf } from '../stopwatch.ts'
import { HARSH, type Line, openSlowLine, SLOW_4G } from './slow-line.ts'

const PORT = 8796
const ROUNDS = 5
/** A cheap phone, as Lighthouse simulates it. */
const SLOWER = 4
const LOOKS_MS = 4000
/** The bench waits for what the student sees, not for the end of loading. */
const COMMIT = { waitUntil: 'commit' } as const
const PHONE = { width: 390, height: 844 }
const QUIZ = 'Class 12 Physics: Mechanics'
const UNSEEN_QUIZ = 'Class 12 Physics: Recent Trends'
const NOTE = '/dashboard/notes/rotational-dynamics'
const PUBLIC_PAGE = '/notes/physics'
const TAKE_QUIZ = '/dashboard/quizzes/take'

const GREETING: Sign = { css: 'h1', text: 'Good ' }
const QUIZ_CARD: Sign = { css: 'article', text: QUIZ }
const QUESTION: Sign = { css: '[role="radiogroup"]' }
const TEXT: Sign = { css: '.note-text h2' }
const FIRST_PAGE: Sign = { css: 'canvas' }
const DASHBOARD_LINK: Sign = { css: 'header a[href="/dashboard"], header button' }

/** Seconds, on each line. Those of `AGAIN` hold without a line as well. */
const FIRST = { 'first visit to the dashboard, to the greeting': 3 }
const AGAIN = {
  'the dashboard again, to the greeting': 0.8,
  'Take Quiz again by its address, to the list': 0.8,
  'a note as text again': 0.6,
  'a note as PDF again, to its first page': 1.3,
  'a public page again, signed in': 0.6,
}
const PRESSES = {
  'Start Quiz, to the first question, looked at': 0.5,
  'Start Quiz, to the first question, never looked at': 1.5,
}
const LINES: Record<string, Line> = { 'Slow 4G': SLOW_4G, 'a line of 562 ms and 180 kB/s': HARSH }

/** A student's ways through the product with a processor that is four times slower, on two lines and without one. */
export async function measureFlows(): Promise<Figure[]> {
  const { origin, browser, close } = await openProduct(PORT)
  const figures: Figure[] = []
  try {
    for (const [name, kind] of Object.entries(LINES)) {
      const line = await openSlowLine(PORT, kind)
      const times = new Map<string, number[]>()
      for (let round = 0; round < ROUNDS; round++) {
        const student = `student-${kind.roundTrip}-${round}@example.com`
        const measured = await walk(browser, { direct: origin, slow: `http://localhost:${line.port}`, student })
        for (const [flow, time] of measured) times.set(flow, [...(times.get(flow) ?? []), time])
      }
      line.close()
      const limits: Record<string, number> = { ...FIRST, ...AGAIN, ...PRESSES }
      for (const [flow, all] of times) {
        const limit = limits[flow.replace(', without a line', '')] ?? Number.NaN
        figures.push({ name: `${flow} (${name})`, value: median(all) / 1000, unit: 's', limit, better: 'less' })
      }
    }
  } finally {
    await close()
  }
  return figures
}

type Round = { direct: string; slow: string; student: string }

/** One student from the first visit, with an empty cache. Milliseconds by the names of the flows. */
async function walk(browser: Browser, { direct, slow, student }: Round): Promise<Map<string, number>> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, baseURL: slow })
  await installStopwatch(context)
  const times = new Map<string, number>()
  try {
    const page = await openPhone(context)
    await signUp(page, direct, student)

    const first = await timeOf(page, () => page.goto('/dashboard', COMMIT), GREETING)
    times.set('first visit to the dashboard, to the greeting', first)
    await untilShellIsKept(page)
    await visitOnce(page)

    await measureAgain(page, times, '')
    await measurePresses(page, times)
    await context.setOffline(true)
    await measureAgain(page, times, ', without a line')
    return times
  } finally {
    await context.close()
  }
}

/** Everything that is measured again has been opened before. */
async function visitOnce(page: Page): Promise<void> {
  for (const [path, sign] of [
    [TAKE_QUIZ, QUIZ_CARD],
    [`${NOTE}?view=text`, TEXT],
    [`${NOTE}?view=pdf`, FIRST_PAGE],
    [PUBLIC_PAGE, DASHBOARD_LINK],
  ] as const) {
    await timeOf(page, () => page.goto(path, COMMIT), sign)
    await rest(page)
  }
}

async function measureAgain(page: Page, times: Map<string, number>, suffix: string): Promise<void> {
  const flows: Record<keyof typeof AGAIN, readonly [string, Sign]> = {
    'the dashboard again, to the greeting': ['/dashboard', GREETING],
    'Take Quiz again by its address, to the list': [TAKE_QUIZ, QUIZ_CARD],
    'a note as text again': [`${NOTE}?view=text`, TEXT],
    'a note as PDF again, to its first page': [`${NOTE}?view=pdf`, FIRST_PAGE],
    'a public page again, signed in': [PUBLIC_PAGE, DASHBOARD_LINK],
  }
  for (const [flow, [path, sign]] of Object.entries(flows)) {
    times.set(flow + suffix, await timeOf(page, () => page.goto(path, COMMIT), sign))
    await rest(page)
  }
}

async function measurePresses(page: Page, times: Map<string, number>): Promise<void> {
  await page.goto(TAKE_QUIZ)
  await startIn(page, QUIZ).scrollIntoViewIfNeeded()
  await rest(page)
  const lookedAt = await timeOf(page, () => startIn(page, QUIZ).tap(), QUESTION)
  times.set('Start Quiz, to the first question, looked at', lookedAt)
  // This tab would show its attempt again.
  const tab = await openPhone(page.context())
  await tab.goto(TAKE_QUIZ)
  const start = startIn(tab, UNSEEN_QUIZ)
  await start.waitFor()
  // A tap by Playwright would scroll there and look at it first.
  const unseen = await timeOf(tab, () => start.evaluate((button: HTMLElement) => button.click()), QUESTION)
  times.set('Start Quiz, to the first question, never looked at', unseen)
  await tab.close()
}

function startIn(page: Page, title: string) {
  return page.getByRole('article', { name: title }).getByRole('button', { name: 'Start Quiz' })
}

async function openPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

async function untilShellIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 120_000 })
  await rest(page)
}

/** A student looks at a page before the next press. */
async function rest(page: Page): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LOOKS_MS))
  await page.waitForFunction(() => document.readyState === 'complete')
}

async function signUp(
  { request }: { request: BrowserContext['request'] },
  origin: string,
  email: string,
): Promise<void> {
  const post = async (procedure: string, data: object) => {
    const answer = await request.post(`${origin}/api/trpc/${procedure}`, { data, headers: { Origin: origin } })
    if (!answer.ok()) throw new Error(`${procedure} was answered with ${answer.status()}.`)
  }
  await post('auth.signUp', { email, password: PASSWORD })
  await post('profile.update', { full_name: 'Asha Gurung', grade_level: 'Class 12' })
}
