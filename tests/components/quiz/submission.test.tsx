import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NO_DATABASE } from '#domain/failure.ts'
import { TOO_MUCH_FOR_A_DAY } from '#domain/study/daily-limits.ts'
import { noteSendingMissing, senders } from '#src/platform/data/send-now.ts'
import { noteAnswer } from '#src/platform/offline/line.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ, startQuiz } from '#tests/support/components/player.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

/** A student at the list of quizzes, whose worker takes reports and submissions as `world` says. */
async function openWorld() {
  const { answers: ofQuiz } = await fakeQuiz(SHORT_QUIZ, 1)
  const { user, answers } = fakeStudent()
  const world = { isSaved: true, fail: (): Error | null => null }
  const ifUp =
    <Input, Output>(answer: (input: Input) => Output) =>
    (input: Input) => {
      const error = world.fail()
      if (error) throw error
      return answer(input)
    }
  const submit: NonNullable<NonNullable<Answers['quizResults']>['submit']> = (input) => ({
    ...ofQuiz.quizResults.submit(input),
    saved: world.isSaved,
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

/** Pauses outlast the test from now on. */
const makePausesLong = () => vi.spyOn(Math, 'random').mockReturnValue(60)

async function sitQuiz() {
  await userEvent.keyboard('1')
  await button('Submit Quiz').click()
}

test('without a connection an attempt is sent, and said to be safe, at once, even if reports of it have failed', async () => {
  const { world, inputsOf } = await openWorld()
  await expect.element(button('Start Quiz').first()).toBeVisible()
  const random = makePausesLong()
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

test('what the worker answers while it cannot take an attempt is said in its own words, not as a lost connection', async () => {
  const { world } = await openWorld()
  await startQuiz(SHORT_QUIZ)
  const random = makePausesLong()
  world.fail = () => new Refusal(503, NO_DATABASE)
  await sitQuiz()
  await expect.element(heading('Your answers are safe on this device')).toBeVisible()
  await expect
    .element(page.getByText(NO_DATABASE))
    .toMatchTextContent(/^We cannot reach the database.* You may also leave/)
  await expect.element(page.getByText('We cannot reach Adhyayan')).not.toBeInTheDocument()
  await button('Back to Quizzes').click()
  const panel = page.getByRole('status', { name: 'Attempts on this device' })
  await expect.element(panel.getByText(`Safe on this device. ${NO_DATABASE}`)).toBeVisible()
  world.fail = () => null
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('Quiz Completed')).toBeVisible()
  random.mockRestore()
  takeErrors()
})

test('so is it with a result that is shown already', async () => {
  const { world } = await openWorld()
  await startQuiz(SHORT_QUIZ)
  const random = makePausesLong()
  world.isSaved = false
  await sitQuiz()
  await expect
    .element(page.getByText('Saved on this device. We will send it when the connection is back.'))
    .toBeVisible()
  world.fail = () => new Refusal(429, TOO_MUCH_FOR_A_DAY)
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText(`Saved on this device. ${TOO_MUCH_FOR_A_DAY}`)).toBeVisible()
  random.mockRestore()
  takeErrors()
})

test('where the script that sends did not arrive, grading does not seem to go on, and a reload is asked for', async () => {
  await openWorld()
  await startQuiz(SHORT_QUIZ)
  await expect.poll(() => senders.size).toBe(1)
  for (const sender of senders.values()) sender.stop()
  noteSendingMissing(true)
  await sitQuiz()
  await expect.element(heading('Your answers are safe on this device')).toBeVisible()
  await expect.element(page.getByText('Please reload the page to send them')).toBeVisible()
  await expect.element(button('Reload the page')).toBeVisible()
  await expect.element(button('Back to Quizzes')).toBeVisible()
  noteSendingMissing(false)
  await expect.element(heading('Grading your answers...')).toBeVisible()
})
