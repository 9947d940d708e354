import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '#src/platform/session/session.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { openApp } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ, startQuiz } from '#tests/support/components/player.ts'

test('a student whose session ended in a quiz signs in and is back in that quiz', async () => {
  const { answers: ofQuiz } = await fakeQuiz(SHORT_QUIZ, 4)
  const { user, answers } = fakeStudent()
  await openApp('/dashboard/quizzes/take', {
    student: user,
    answers: {
      ...answers,
      quizzes: { ...answers.quizzes, ...ofQuiz.quizzes },
      quizResults: { ...answers.quizResults, ...ofQuiz.quizResults },
    },
  })
  await startQuiz(SHORT_QUIZ)
  await userEvent.keyboard('3')
  await expect.element(page.getByRole('radio').nth(2)).toBeChecked()
  session.know(null)
  await expect.element(page.getByRole('heading', { name: 'Keep your study in one place' })).toBeVisible()
  session.know(user)
  await expect.element(page.getByRole('radiogroup')).toBeVisible()
  await expect.element(page.getByRole('radio').nth(2)).toBeChecked()
})
