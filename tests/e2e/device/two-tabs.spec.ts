import type { Page } from '@playwright/test'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { orderQuiz } from '#domain/quiz/shuffle.ts'
import { DESKTOP, expect, QUIZ, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { readEntries } from './stored-entries.ts'
import { ask, listResults, SHORT_QUIZ } from './students.ts'

test.use({ viewport: DESKTOP })

/** The current attempt, as the device stores it. */
const readRunning = async (page: Page) =>
  (await readEntries(page)).find(({ value }) => value.state === 'running')?.value

test('two tabs of one student', async ({ page, context, consoleErrors }) => {
  await signUp(page)
  await page.goto('/dashboard/quizzes/take')
  const other = await context.newPage()
  const quizCompleted = page.getByRole('heading', { name: 'Quiz Completed' })

  await test.step('lose nothing of one attempt, and it is submitted once', async () => {
    await startQuiz(page)
    await page.keyboard.press('a')
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
    await expect(quizCompleted).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    expect(await listResults(page)).toEqual([QUIZ])
    expect(consoleErrors).toEqual([])
  })

  await test.step('store an attempt once when they come back online together', async () => {
    const history = other.getByRole('region', { name: 'Quiz History' }).getByRole('listitem')
    await other.getByRole('link', { name: 'your quiz history' }).click()
    await expect(history).toHaveCount(1)
    await page.getByRole('button', { name: 'Back to Quizzes' }).click()
    await startQuiz(page, SHORT_QUIZ)
    let sent = 0
    let isDown = true
    await context.route(/quizResults\.submit/, (route) => {
      if (isDown) return route.abort()
      sent += 1
      return route.continue()
    })
    await sitQuiz(page)
    await expect(page.getByRole('heading', { name: 'Your answers are safe on this device' })).toBeVisible()
    isDown = false
    await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))))
    await expect(quizCompleted).toBeVisible()
    await expect(history).toHaveCount(2)
    expect([sent, await listResults(page)]).toEqual([1, [SHORT_QUIZ, QUIZ]])
    await context.unroute(/quizResults\.submit/)
    consoleErrors.length = 0
  })

  await test.step('one that was frozen does not write its old copy over newer answers', async () => {
    await page.getByRole('button', { name: 'Back to Quizzes' }).click()
    await startQuiz(page)
    await page.keyboard.press('a')
    await expect.poll(async () => Object.keys((await readRunning(page))?.answers ?? {}).length).toBe(1)
    // It does not hear of the other tab any more: its messages arrive empty.
    await page.evaluate(() => {
      Object.defineProperty(MessageEvent.prototype, 'data', { get: () => [] })
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
    })
    await other.getByRole('link', { name: 'Quizzes', exact: true }).click()
    await other.getByRole('link', { name: 'Take Quiz Now' }).click()
    await other.getByRole('button', { name: `Continue ${QUIZ}` }).click()
    await expect(other.getByRole('radio').first()).toBeChecked()
    await other.keyboard.press('d')
    await expect(other.getByRole('radio').nth(3)).toBeChecked()
    await other.keyboard.press('ArrowRight')
    await other.keyboard.press('b')
    await expect(other.getByText('2 of 25 answered')).toBeVisible()
    // Its next change is another answer; the time left is stored every three seconds.
    await page.keyboard.press('f')
    await expect.poll(() => readRunning(page)).toMatchObject({ position: 1, flagged: [expect.any(String)] })
    const running = await readRunning(page)
    // A retake has its own order.
    const quiz = orderQuiz(
      await ask<PublicQuiz>(page, 'quizzes.get', { id: 'class-12-physics-mechanics' }),
      String(running?.attemptId),
    )
    const optionOf = (question: number, option: number) => quiz.questions[question]?.options[option]?.id
    expect(Object.values(running?.answers ?? {})).toEqual([optionOf(0, 3), optionOf(1, 1)])
  })
})
