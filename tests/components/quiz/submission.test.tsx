import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noteAnswer } from '#src/platform/offline/line.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, NoAnswer } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ, startQuiz } from '#tests/support/components/player.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

/** A student at the list of quizzes, whose worker takes reports and submissions as `world` says. */
async function openWorld() {
  const { answers: ofQuiz } = await fakeQuiz(SHORT_QUIZ, 1)
  const { user, answers } = fakeStudent()
  const world = { fail: (): Error | null => null }
  const ifUp =
    <Input, Output>(answer: (input: Input) => Output) =>
    (input: Input) => {
      const error = world.fail()
      if (error) throw error
      return answer(input)
    }
  const submit: NonNullable<NonNullable<Answers['quizResults']>['submit']> = (input) => ({
    ...ofQuiz.quizResults.submit(input),
    saved: true,
  })
  const worker = await openApp('/dashboard/quizzes/take', {
    student: user,
    answers: {
      ...answers,
      quizzes: { ...answers.quizzes, ...ofQuiz.quizzes },
      quizResults: { ...answers.quizResults, submit: ifUp(submit) },
      runningAttempts: { ...answers.runningAttempts, report: ifUp(answers.runningAttempts.report) },
    },
  })
  return { world, ...worker }
}

async function sitQuiz() {
  await userEvent.keyboard('1')
  await button('Submit Quiz').click()
}

test('without a connection an attempt is sent, and said to be safe, at once, even if reports of it have failed', async () => {
  const { world, inputsOf } = await openWorld()
  await expect.element(button('Start Quiz').first()).toBeVisible()
  // Pauses that outlast the test.
  const random = vi.spyOn(Math, 'random').mockReturnValue(60)
  world.fail = () => new NoAnswer()
  await startQuiz(SHORT_QUIZ)
  await expect.poll(() => inputsOf('runningAttempts.report').length).toBe(1)
  await sitQuiz()
  await expect.element(heading('Your answers are safe on this device')).toBeVisible()
  await expect.poll(() => inputsOf('quizResults.submit').length).toBe(1)
  random.mockRestore()
  world.fail = () => null
  noteAnswer()
  dispatchEvent(new Event('online'))
  await expect.element(heading('Quiz Completed')).toBeVisible()
  takeErrors()
})
