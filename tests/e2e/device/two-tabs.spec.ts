import type { PublicQuiz } from '../../../domain/quiz/quiz.ts'
import { call, DESKTOP, expect, forgetErrors, QUIZ, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { readEntries } from './stored-entries.ts'
import { ask, listResults } from './students.ts'

test.use({ viewport: DESKTOP })

test('two tabs with one attempt lose nothing of each other, and it is handed in once', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/dashboard/quizzes/take')
  await startQuiz(page)
  await page.keyboard.press('a')
  const other = await context.newPage()
  await other.goto('/dashboard/quizzes/take')
  await other.getByRole('button', { name: `Continue ${QUIZ}` }).click()
  await expect(other.getByRole('radio').first()).toBeChecked()
  await other.keyboard.press('ArrowRight')
  await other.keyboard.press('b')
  await expect(page.getByText('2 of 25 answered')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('c')
  await expect(other.getByText('3 of 25 answered')).toBeVisible()

  await sitQuiz(page)
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  expect(await listResults(page)).toEqual([QUIZ])
})

test('a tab that was frozen does not write its old copy over newer answers', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/dashboard/quizzes/take')
  await startQuiz(page)
  await page.keyboard.press('a')
  await expect.poll(async () => Object.keys((await readEntries(page))[0]?.value.answers ?? {}).length).toBe(1)
  // It hears nothing of the other one any more.
  await page.evaluate(() => {
    BroadcastChannel.prototype.dispatchEvent = () => true
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })
  const other = await context.newPage()
  await other.goto('/dashboard/quizzes/take')
  await other.getByRole('button', { name: `Continue ${QUIZ}` }).click()
  await expect(other.getByRole('radio').first()).toBeChecked()
  await other.keyboard.press('d')
  await expect(other.getByRole('radio').nth(3)).toBeChecked()
  await other.keyboard.press('ArrowRight')
  await other.keyboard.press('b')
  await expect(other.getByText('2 of 25 answered')).toBeVisible()
  // Its next change is another answer, and the time that is left is stored every three seconds.
  await page.keyboard.press('f')
  await expect
    .poll(async () => (await readEntries(page))[0]?.value)
    .toMatchObject({ position: 1, flagged: [expect.any(String)] })
  const answers = (await readEntries(page))[0]?.value.answers
  const quiz = await ask<PublicQuiz>(page, 'quizzes.get', { id: 'class-12-physics-mechanics' })
  const optionOf = (question: number, option: number) => quiz.questions[question]?.options[option]?.id
  expect(Object.values(answers ?? {})).toEqual([optionOf(0, 3), optionOf(1, 1)])
})

test('two tabs that come back online together store an attempt once', async ({ page, context, consoleErrors }) => {
  await signUp(page)
  await page.goto('/dashboard/quizzes/take')
  const other = await context.newPage()
  await other.goto('/dashboard/quizzes/history')
  await startQuiz(page)
  let sent = 0
  let isDown = true
  await context.route('**/quizResults.submit*', (route) => {
    if (isDown) return route.abort()
    sent += 1
    return route.continue()
  })
  await sitQuiz(page)
  await expect(page.getByRole('heading', { name: 'Your answers are safe on this device' })).toBeVisible()
  isDown = false
  await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))))
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  await expect(other.getByRole('region', { name: 'Quiz History' }).getByRole('listitem')).toHaveCount(1)
  expect([sent, await listResults(page)]).toEqual([1, [QUIZ]])
  await forgetErrors(page, consoleErrors)
})

test('what was done before a reset of all stats does not come back from another device', async ({
  page,
  consoleErrors,
}) => {
  await signUp(page)
  await page.goto('/dashboard/quizzes/take')
  await startQuiz(page)
  await page.route('**/quizResults.submit*', (route) => route.abort())
  await sitQuiz(page)
  await expect(page.getByRole('heading', { name: 'Your answers are safe on this device' })).toBeVisible()
  // On another device.
  await call(page, 'reset.stats', {})
  await page.unroute('**/quizResults.submit*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Take Quiz' })).toBeVisible()
  await expect(page.getByText('before your stats were reset')).toBeVisible()
  expect([await readEntries(page), await listResults(page)]).toEqual([[], []])
  expect(await ask(page, 'stats.get')).toMatchObject({ totalQuizzes: 0 })
  await forgetErrors(page, consoleErrors)
})
