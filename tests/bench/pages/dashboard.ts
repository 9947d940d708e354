import type { Browser, Page } from '@playwright/test'
import { openProduct } from '../../support/served/served-product.ts'
import { PASSWORD } from '../../support/worker/every-procedure.ts'
import { type Figure, median } from '../bench-figure.ts'
import { installStopwatch, type Sign, timeOf } from '../stopwatch.ts'
import { openSlowLine, SLOW_4G } from './slow-line.ts'

const PORT = 8796
const ROUNDS = 5
/** A cheap phone, as Lighthouse simulates it. */
const SLOWER = 4
const LOOKS_MS = 4000
/** What is waited for is what the student sees, not the end of loading. */
const COMMIT = { waitUntil: 'commit' } as const
const PHONE = { width: 390, height: 844 }
const QUIZ = 'Class 12 Physics: Mechanics'
const NOTE = '/dashboard/notes/rotational-dynamics'

const GREETING: Sign = { css: 'h1', text: 'Good ' }
const QUIZ_CARD: Sign = { css: 'article', text: QUIZ }
const QUESTION: Sign = { css: '[role="radiogroup"]' }
const READ_NOTES: Sign = { css: 'a', text: 'Read notes' }
const SUBJECTS: Sign & { text: string } = { css: 'h2', text: 'Your Subjects' }
const FIRST_PAGE: Sign = { css: 'canvas' }

/** Seconds. */
const LIMITS = {
  'first visit to the dashboard, to the greeting': 2.8,
  'the dashboard again, to the greeting': 1.1,
  'Take Quiz, to the list': 2,
  'Start Quiz, to the first question': 0.5,
  'between pages of the dashboard, to what is known': 0.3,
  'a note again, to its first page': 1.3,
}
type Flow = keyof typeof LIMITS

/** A student's ways through the dashboard, on Slow 4G and a processor that is four times slower. */
export async function measureDashboard(): Promise<Figure[]> {
  const { origin, browser, close } = await openProduct(PORT)
  const line = await openSlowLine(PORT, SLOW_4G)
  const times: { [Name in Flow]?: number[] } = {}
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const measured = await walk(browser, { direct: origin, slow: `http://localhost:${line.port}`, round })
      for (const flow of listFlows()) times[flow] = [...(times[flow] ?? []), measured[flow]]
    }
  } finally {
    line.close()
    await close()
  }
  return listFlows().map((flow) => ({
    name: `${flow}, Slow 4G and a slow phone`,
    value: median(times[flow] ?? []) / 1000,
    unit: 's',
    limit: LIMITS[flow],
    better: 'less',
  }))
}

function listFlows(): Flow[] {
  return Object.keys(LIMITS).filter((name): name is Flow => name in LIMITS)
}

type Round = { direct: string; slow: string; round: number }

/** One student, from the first visit on, with an empty cache. Milliseconds. */
async function walk(browser: Browser, { direct, slow, round }: Round): Promise<Record<Flow, number>> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, baseURL: slow })
  await installStopwatch(context)
  const page = await context.newPage()
  try {
    await signUp(page, direct, round)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const notes = page.getByRole('link', { name: 'Read notes' })

    const first = await timeOf(page, () => page.goto('/dashboard', COMMIT), GREETING)
    await rest(page)
    const again = await timeOf(page, () => page.reload(COMMIT), GREETING)
    await rest(page)

    const list = page.getByRole('article', { name: QUIZ })
    const takeQuiz = await timeOf(page, () => page.getByRole('link', { name: 'Take a quiz' }).tap(), QUIZ_CARD)
    await list.scrollIntoViewIfNeeded()
    await rest(page)
    const startQuiz = await timeOf(page, () => list.getByRole('button', { name: 'Start Quiz' }).tap(), QUESTION)

    await page.goto('/dashboard')
    await notes.waitFor()
    await rest(page)
    await notes.tap()
    await page.getByRole('heading', { name: SUBJECTS.text }).waitFor()
    await rest(page)
    const back = await timeOf(page, () => page.goBack(COMMIT), READ_NOTES)
    const forth = await timeOf(page, () => notes.tap(), SUBJECTS)

    await page.goto(NOTE)
    await page.locator(FIRST_PAGE.css).first().waitFor()
    await rest(page)
    await page.goto('/dashboard')
    await notes.waitFor()
    await rest(page)
    const note = await timeOf(page, () => page.goto(NOTE, COMMIT), FIRST_PAGE)
    return {
      'first visit to the dashboard, to the greeting': first,
      'the dashboard again, to the greeting': again,
      'Take Quiz, to the list': takeQuiz,
      'Start Quiz, to the first question': startQuiz,
      'between pages of the dashboard, to what is known': Math.max(back, forth),
      'a note again, to its first page': note,
    }
  } finally {
    await context.close()
  }
}

/** A student looks at a page before going on. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await new Promise((resolve) => setTimeout(resolve, LOOKS_MS))
}

async function signUp({ request }: Page, origin: string, round: number): Promise<void> {
  const post = async (procedure: string, data: object) => {
    const answer = await request.post(`${origin}/api/trpc/${procedure}`, { data, headers: { Origin: origin } })
    if (!answer.ok()) throw new Error(`${procedure} was answered with ${answer.status()}.`)
  }
  await post('auth.signUp', { email: `student-${round}@example.com`, password: PASSWORD })
  await post('profile.update', { full_name: 'Asha Gurung', grade_level: 'Class 12' })
}
