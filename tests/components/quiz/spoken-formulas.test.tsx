import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PublicQuestion } from '#domain/quiz/quiz.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import type { Answers } from '#tests/support/components/fake-worker.ts'
import { openApp } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ, startQuiz } from '#tests/support/components/player.ts'

const STEM = String.raw`What is $\lim_{x\to 0}\dfrac{\sin 2x}{x}$?`
const OPTIONS = ['$0$', String.raw`$\tfrac12$`, String.raw`$\sqrt{x+1}$.`, String.raw`$\dfrac{x+1}{x^2}$ or less`]
const SPOKEN_STEM = 'What is the limit as x tends to 0 of fraction, sine 2 x, over, x, end fraction?'
const NAMES = [
  'A 0',
  'B 1 over 2',
  'C the square root of x plus 1, end root.',
  'D fraction, x plus 1, over, x squared, end fraction or less',
]

const withFormulas = <Question extends PublicQuestion>(question: Question): Question => ({
  ...question,
  question: STEM,
  options: question.options.map((option, place) => ({ ...option, text: OPTIONS[place] ?? '' })),
})

async function expectSpoken() {
  await expect.element(page.getByRole('radiogroup', { name: SPOKEN_STEM, exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: SPOKEN_STEM, exact: true })).toBeVisible()
  for (const name of NAMES) await expect.element(page.getByRole('radio', { name, exact: true })).toBeInTheDocument()
  expect(document.querySelectorAll('[role="radiogroup"] math').length).toBe(4)
}

test('the player names a question and its options by what their formulas say', async () => {
  const { quiz, answers } = await fakeQuiz(SHORT_QUIZ, 2)
  const get = () => ({ ...quiz, questions: quiz.questions.map(withFormulas) })
  await openApp('/quiz', { answers: { ...answers, quizzes: { get } } })
  await startQuiz(SHORT_QUIZ)
  await expectSpoken()
})

test('so does practice', async () => {
  const { quiz } = await fakeQuiz(SHORT_QUIZ, 2)
  const questions = quiz.questions.map((question) => ({
    ...withFormulas(question),
    isExam: false,
    chapter: 'physics/rotational-dynamics',
  }))
  const { user, answers } = fakeStudent()
  const learning: Answers['learning'] = {
    practise: () => ({ questions }),
    today: () => ({ questions: [], reviewedToday: 0 }),
  }
  await openApp('/dashboard/quizzes/practice?chapter=physics/rotational-dynamics', {
    student: user,
    answers: { ...answers, learning },
  })
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expectSpoken()
})
