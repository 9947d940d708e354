import type { Page, Request } from '@playwright/test'
import { DESKTOP, expect, forgetErrors, NOTE, QUIZ, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { readEntries } from './stored-entries.ts'
import { ask, SHORT_QUIZ } from './students.ts'

test.use({ viewport: DESKTOP })

const HOUR_MS = 60 * 60_000
const timer = (page: Page) => page.getByRole('timer')

/** The seconds left in the quiz. */
async function readSeconds(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await timer(page).textContent()) ?? '').split(':').map(Number)
  return 60 * minutes + seconds
}

test('the time of a quiz runs only while it is taken, whatever the time of day says', async ({ page }) => {
  await page.clock.install()
  await page.goto('/quiz')
  await startQuiz(page)
  await page.clock.runFor(60_000)
  await expect(timer(page)).toHaveText(/^(29:00|28:5\d)$/)

  await test.step('one that was left does not continue, however long', async () => {
    await page.getByRole('button', { name: 'Exit Quiz' }).click()
    await page.clock.fastForward(5 * HOUR_MS)
    await page.reload()
    await page.getByRole('button', { name: `Continue ${QUIZ}` }).click()
    await expect(timer(page)).toHaveText(/^(29:00|28:[45]\d)$/)
  })

  await test.step('one that runs is not ended and not extended by a correction, in either direction', async () => {
    const before = await readSeconds(page)
    for (const correction of [HOUR_MS, -3 * HOUR_MS]) {
      await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, correction))
      await page.clock.runFor(60_000)
    }
    // The real time passes as well.
    await expect.poll(async () => before - (await readSeconds(page))).toBeGreaterThanOrEqual(120)
    expect(before - (await readSeconds(page))).toBeLessThan(180)
    await page.reload()
    await expect(timer(page)).toHaveText(/^2[67]:/)
    expect(before - (await readSeconds(page))).toBeLessThan(200)
  })
})

test('a correction of the clock does not lengthen the record of a quiz', async ({ page }) => {
  await signUp(page)
  await page.clock.install()
  await page.goto('/dashboard/quizzes/take')
  await startQuiz(page, SHORT_QUIZ)
  await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, 20 * HOUR_MS))
  await sitQuiz(page)
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  const { items } = await ask<{ items: { timeSpent: number; completedAt: number }[] }>(page, 'quizResults.list', {})
  expect(items[0]?.timeSpent).toBeLessThan(300)
  expect(Math.abs((items[0]?.completedAt ?? 0) - Date.now())).toBeLessThan(5 * 60_000)
})

/** The visits of notes that wait on the device, without the visit of the chapter's page. */
const listVisits = async (page: Page) =>
  (await readEntries(page))
    .flatMap(({ value }) => (value.kind === 'visit' ? [Object(value.payload)] : []))
    .filter(({ contentType }) => contentType === 'note')

const isReport = (request: Request) =>
  request.url().includes('contentAccess.record') && request.postDataJSON().contentType === 'note'

type Report = { visitId: string; timeSpent: number; at: number; sentAt: number }

/** The visits of notes that were reported to the worker, and the answered ones among them. */
function watchReports(page: Page) {
  const sent: Report[] = []
  const answered: Report[] = []
  page.on('request', (request) => {
    if (isReport(request)) sent.push(request.postDataJSON())
  })
  page.on('response', (response) => {
    if (isReport(response.request())) answered.push(response.request().postDataJSON())
  })
  let visits = 0
  return {
    /** Waits until the next visit was reported, and returns only that one. */
    async nextVisit() {
      visits += 1
      await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
      await expect.poll(() => new Set(answered.map(({ visitId }) => visitId)).size).toBe(visits)
      const id = answered.at(-1)?.visitId
      const reports = () => sent.filter(({ visitId }) => visitId === id)
      const answers = () => answered.filter(({ visitId }) => visitId === id)
      return { reports, answers, isSettled: () => reports().length === answers().length }
    },
  }
}

test('a note that is read', async ({ page, consoleErrors }) => {
  await signUp(page)
  const { nextVisit } = watchReports(page)
  const backToChapter = page.getByRole('link', { name: 'Back to chapter' })
  const view = page.getByRole('link', { name: `View ${NOTE.title}` })

  await test.step('without a connection counts when there is one, for the time at which it was read', async () => {
    await page.goto(NOTE.view)
    const { reports, answers } = await nextVisit()
    await page.route(/contentAccess\.record/, (route) => route.abort())
    await backToChapter.click()
    await expect.poll(async () => (await listVisits(page)).length).toBe(1)
    await expect.poll(() => reports().length).toBeGreaterThan(1)
    const leftAt = reports().at(-1)?.at ?? 0
    await page.unroute(/contentAccess\.record/)
    // The page that begins here has the clock for what follows. It sends the visit, unless the page before already did.
    await page.clock.install()
    await page.reload()
    await expect.poll(() => answers().at(-1)?.at).toBe(leftAt)
    expect(answers().at(-1)?.sentAt).toBeGreaterThan(leftAt)
    await expect.poll(() => listVisits(page)).toEqual([])
  })

  await test.step('on a laptop that sleeps all night is no night of study', async () => {
    await view.click()
    const { reports } = await nextVisit()
    await page.clock.runFor(30_000)
    await page.clock.fastForward(8 * HOUR_MS)
    await page.mouse.move(200, 200)
    await page.clock.runFor(10_000)
    await backToChapter.click()
    await expect.poll(() => reports().length).toBeGreaterThan(1)
    expect(reports().at(-1)?.timeSpent).toBeGreaterThanOrEqual(30)
    expect(reports().at(-1)?.timeSpent).toBeLessThan(90)
  })

  await test.step('is on the device every fifteen seconds, and on its way at most every half an hour', async () => {
    await view.click()
    const { reports, isSettled } = await nextVisit()
    await page.clock.runFor(60_000)
    await expect.poll(async () => (await listVisits(page))[0]?.timeSpent).toBeGreaterThanOrEqual(45)
    expect(reports()).toHaveLength(1)
    for (let seconds = 60; seconds < 62 * 60; seconds += 10) {
      if (seconds % 60 === 0) await page.mouse.move(100, 100 + seconds / 10)
      await page.clock.runFor(10_000)
      await expect.poll(isSettled).toBe(true)
    }
    // At opening and every half an hour, and each once more if it is stored again while it is being sent.
    expect(reports().length).toBeGreaterThanOrEqual(3)
    expect(reports().length).toBeLessThanOrEqual(6)
    // The request under way when the laptop fell asleep has taken too long. By this clock, which runs ahead of the
    // worker, other requests may have, too.
    await forgetErrors(page, consoleErrors)
  })
})
