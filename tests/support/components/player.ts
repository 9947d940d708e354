import { expect } from 'vitest'
import { page } from 'vitest/browser'

export const SHORT_QUIZ = 'Class 12 Chemistry: Cement'

export async function startQuiz(title: string) {
  const card = page.getByRole('article', { name: title, exact: true })
  await card.getByRole('button', { name: 'Start Quiz' }).click()
  await expect.element(page.getByRole('radiogroup')).toBeVisible()
}
