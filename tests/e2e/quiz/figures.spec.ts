import type { Locator, Page } from '@playwright/test'
import { readBuiltQuizzes } from '#tests/support/samples/built-quizzes.ts'
import { expect, startQuiz, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

/** A question with a drawing, or with drawn options, in a quiz that can be started from the list. */
function findDrawn(isDrawn: (question: ReturnType<typeof readBuiltQuizzes>[number]['questions'][number]) => boolean) {
  for (const quiz of readBuiltQuizzes()) {
    const index = quiz.questions.findIndex(isDrawn)
    const question = quiz.questions[index]
    if (question && !quiz.exam) return { quiz, question, number: index + 1 }
  }
  throw new Error('No question of this kind is there.')
}

/** A drawing that a browser refuses, or cannot read, has no size of its own. Its dark lines need a light ground. */
const isDrawn = (picture: Locator) =>
  picture.evaluate((image) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(image).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    const isLight = Math.min(red, green, blue) > 200
    return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0 && isLight
  })

/** Submits the quiz with open questions, and unfolds a question of the review. */
async function openInReview(page: Page, last: number, number: number): Promise<void> {
  await page.getByRole('button', { name: `Question ${last}, not answered` }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  await page
    .locator('summary')
    .filter({ hasText: new RegExp(`^Question ${number}\\D`) })
    .click()
}

test('drawings are seen in the player and in the review, and described', async ({ page }) => {
  await page.goto('/quiz')

  await test.step('the drawing of a question', async () => {
    const { quiz, question, number } = findDrawn(({ figure }) => figure !== undefined)
    const alt = question.figure?.alt ?? ''
    await startQuiz(page, quiz.title)
    await page.getByRole('button', { name: `Question ${number}, not answered` }).click()
    await expect.poll(() => isDrawn(page.getByRole('img', { name: alt }))).toBe(true)
    expect(await findViolations(page)).toEqual([])

    await openInReview(page, quiz.totalQuestions, number)
    await expect.poll(() => isDrawn(page.getByRole('img', { name: alt }))).toBe(true)
    await page.getByRole('button', { name: 'Back to Quizzes' }).click()
  })

  await test.step('drawn options, which are chosen by what they show', async () => {
    const { quiz, question, number } = findDrawn(({ options }) => options.some(({ svg }) => svg !== undefined))
    const right = question.options.find(({ id }) => id === question.correctAnswer)?.text ?? ''
    await startQuiz(page, quiz.title)
    await page.getByRole('button', { name: `Question ${number}, not answered` }).click()
    for (const { text } of question.options)
      await expect.poll(() => isDrawn(page.getByRole('img', { name: text, exact: true }))).toBe(true)
    await page.getByRole('img', { name: right, exact: true }).click()
    await expect(page.getByRole('radio', { name: right })).toBeChecked()
    expect(await findViolations(page)).toEqual([])

    await openInReview(page, quiz.totalQuestions, number)
    const chosen = page.getByRole('listitem').filter({ hasText: 'Your answer, right' })
    await expect.poll(() => isDrawn(chosen.getByRole('img', { name: right, exact: true }))).toBe(true)
  })
})
