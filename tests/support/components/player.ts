import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fakeQuiz } from './fake-quiz.ts'
import { openApp } from './open-app.tsx'

export const SHORT_QUIZ = 'Class 12 Chemistry: Cement'

export async function startQuiz(title: string) {
  const card = page.getByRole('article', { name: title, exact: true })
  await card.getByRole('button', { name: 'Start Quiz' }).click()
  await expect.element(page.getByRole('radiogroup')).toBeVisible()
}

/** A visitor begins a quiz with this many questions. */
export async function openPlayer(count: number) {
  const { answers } = await fakeQuiz(SHORT_QUIZ, count)
  await openApp('/quiz', { answers })
  await startQuiz(SHORT_QUIZ)
  return { answers }
}
