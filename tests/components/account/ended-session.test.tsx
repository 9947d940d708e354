import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import type { QuizSettings } from '#domain/quiz/quiz-settings.ts'
import { type AuthUser, session } from '#src/platform/session/session.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ, startQuiz } from '#tests/support/components/player.ts'
import { SIZES } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const CEE = 'CEE Full Mock Exam 1'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const login = heading('Keep your study in one place')
const line = page.getByText(/^You have been signed out\. Your answers stay on this device;/)

/** A student whose session ends in the middle of the test. */
async function openWorld(path: string, title = SHORT_QUIZ, count = 4, settings: QuizSettings | null = null) {
  const { quiz, answers: ofQuiz } = await fakeQuiz(title, count)
  const { user, answers } = fakeStudent()
  let isOver = false
  const ifSignedIn =
    <Input, Output>(answer: (input: Input) => Output) =>
    (input: Input) => {
      if (isOver) throw new Refusal(401, SIGN_IN_FIRST)
      return answer(input)
    }
  const questions = quiz.questions.map((one) => ({ ...one, isExam: false, chapter: 'physics/rotational-dynamics' }))
  const submit: NonNullable<NonNullable<Answers['quizResults']>['submit']> = (input) => ({
    ...ofQuiz.quizResults.submit(input),
    saved: true,
  })
  const all: Answers = {
    ...answers,
    preferences: { ...answers.preferences, quizSettings: () => settings },
    quizzes: { ...answers.quizzes, ...ofQuiz.quizzes },
    quizResults: { ...answers.quizResults, submit: ifSignedIn(submit) },
    runningAttempts: { ...answers.runningAttempts, report: ifSignedIn(answers.runningAttempts.report) },
    learning: {
      ...answers.learning,
      practise: ifSignedIn(() => ({ questions })),
      answer: ifSignedIn(({ answers: given }) => ({ stored: given.length })),
    },
  }
  const worker = await openApp(path, { student: user, answers: all })
  return {
    ...worker,
    user,
    async endSession() {
      isOver = true
      await cookieStore.delete('signed_in')
      await session.askAgain()
    },
    async signIn(student: AuthUser = user) {
      isOver = false
      await cookieStore.set('signed_in', '1')
      session.know(student)
    },
  }
}

test('a session that ends in a quiz leaves the student there until it is handed in, and leads back to its result', async () => {
  const { endSession, signIn, inputsOf } = await openWorld('/dashboard/quizzes/take')
  await startQuiz(SHORT_QUIZ)
  await userEvent.keyboard('3')
  await endSession()
  await expect.element(line).toMatchTextContent(/sign in after handing in to send them\.$/)
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    expect(await findViolations()).toEqual([])
  }
  await expect.element(page.getByRole('radio').nth(2)).toBeChecked()
  for (const key of ['1', '1', '1']) {
    await button('Next').click()
    await userEvent.keyboard(key)
  }
  await button('Submit Quiz').click()
  await expect.element(login).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to send 1 result' }).click()

  await signIn()
  await expect.element(heading('Quiz Completed')).toBeVisible()
  await expect
    .poll(() => inputsOf('quizResults.submit').at(-1))
    .toMatchObject({
      answers: { 'question-1': 'c', 'question-2': 'a', 'question-3': 'a', 'question-4': 'a' },
    })
  await expect.element(page.getByRole('link', { name: 'your quiz history' })).toBeVisible()
  takeErrors()
})

test('the student keeps the size of the text and the switch for single keys', async () => {
  const stored = { extraTime: 'none', textSize: 'largest', singleKeys: false, changedAt: 1 } as const
  const { endSession, user } = await openWorld('/dashboard/quizzes/take', SHORT_QUIZ, 4, stored)
  await startQuiz(SHORT_QUIZ)
  const keys = page.getByRole('switch', { name: 'Keyboard shortcuts' })
  const stem = page.getByRole('heading', { level: 2 })
  const size = () => stem.element().querySelector('span')?.style.fontSize
  await expect.element(keys).not.toBeChecked()
  await endSession()
  await expect.element(line).toBeVisible()
  expect(size()).toBe('1.5em')
  await expect.element(keys).not.toBeChecked()
  await userEvent.keyboard('3')
  await button('Next').click()
  expect(size()).toBe('1.5em')
  await button('Previous').click()
  await expect.element(page.getByRole('radio').nth(2)).not.toBeChecked()

  await keys.click()
  await expect.element(keys).toBeChecked()
  expect(size()).toBe('1.5em')
  expect(localStorage.getItem(`quiz_settings_${user.uid}`)).toContain('"largest","singleKeys":true')
  takeErrors()
})

test('the marks from paper are entered in the same way, also after a session that ended before', async () => {
  const { endSession, signIn, inputsOf } = await openWorld('/dashboard/quizzes/take', CEE, 10)
  await page.getByRole('article', { name: CEE, exact: true }).getByRole('button', { name: 'Start Quiz' }).click()
  await button('Start on paper').click()
  await expect.element(page.getByRole('timer')).toBeVisible()
  await endSession()
  await expect.element(line).toBeVisible()
  await button('Enter my marks').click()
  await button('Put the pen down').click()
  await button('9 B').click()
  await expect.element(line).toBeVisible()
  await button('Submit Quiz').click()
  await button('Submit anyway').click()
  await expect.element(login).toBeVisible()
  await signIn()
  await expect.element(page.getByRole('region', { name: 'Results by section' })).toBeVisible()
  expect(inputsOf('quizResults.submit').at(-1)).toMatchObject({ answers: { 'question-9': 'b' } })
  takeErrors()
})

test('a student who leaves the quiz signs in first, and finds it unfinished', async () => {
  const { endSession, signIn } = await openWorld('/dashboard/quizzes/take')
  await startQuiz(SHORT_QUIZ)
  await userEvent.keyboard('3')
  await endSession()
  await button('Exit Quiz').click()
  await expect.element(login).toBeVisible()
  await signIn()
  await button(`Continue ${SHORT_QUIZ}`).click()
  await expect.element(page.getByRole('radio').nth(2)).toBeChecked()
  takeErrors()
})

test('the same student who signs in in another tab goes on, and what waits is sent', async () => {
  const { endSession, signIn, inputsOf } = await openWorld('/dashboard/quizzes/take')
  await startQuiz(SHORT_QUIZ)
  await expect.poll(() => inputsOf('runningAttempts.report').length).toBe(1)
  await endSession()
  await expect.element(line).toBeVisible()
  // The next try would be after the end of the test.
  const random = vi.spyOn(Math, 'random').mockReturnValue(60)
  await userEvent.keyboard('3')
  await expect.poll(() => inputsOf('runningAttempts.report').length, { timeout: 20_000 }).toBe(2)
  await signIn()
  await expect.element(line).not.toBeInTheDocument()
  await expect.poll(() => inputsOf('runningAttempts.report').length).toBe(3)
  expect(inputsOf('runningAttempts.report').at(-1)).toMatchObject({ shared: { answers: { 'question-1': 'c' } } })
  random.mockRestore()
  takeErrors()
})

test('another student who signs in in another tab sees nothing of the quiz', async () => {
  const { endSession, signIn } = await openWorld('/dashboard/quizzes/take')
  await startQuiz(SHORT_QUIZ)
  await endSession()
  await expect.element(line).toBeVisible()
  await signIn(fakeStudent().user)
  await expect.element(page.getByRole('article', { name: SHORT_QUIZ, exact: true })).toBeVisible()
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument()
  await expect.element(page.getByText('Not finished yet')).not.toBeInTheDocument()
  takeErrors()
})

test('who signs out in another tab goes, also if this tab has recorded first that the session ended', async () => {
  const { endSession } = await openWorld('/dashboard/quizzes/take')
  await startQuiz(SHORT_QUIZ)
  await endSession()
  await expect.element(line).toBeVisible()
  const other = document.createElement('iframe')
  document.body.append(other)
  other.contentWindow?.localStorage.setItem('session_epoch', 'left x')
  await expect.element(login).toBeVisible()
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument()
  other.remove()
  takeErrors()
})

test('a tab in which a student signs out records it, also if another one has recorded the end', async () => {
  const { endSession } = await openWorld('/dashboard/quizzes/take')
  await endSession()
  expect(localStorage.getItem('session_epoch')).not.toMatch(/^left /)
  session.leave()
  const epoch = localStorage.getItem('session_epoch')
  expect(epoch).toMatch(/^left /)
  session.leave()
  expect(localStorage.getItem('session_epoch')).toBe(epoch)
  takeErrors()
})

test('a session that ends in a practice leaves the student there, with its outcome', async () => {
  const { endSession, signIn, inputsOf } = await openWorld(
    '/dashboard/quizzes/practice?chapter=physics/rotational-dynamics',
  )
  await button('Start practice').click()
  await expect.element(heading('Practice: question 1 of 4')).toBeVisible()
  await endSession()
  await expect.element(line).toMatchTextContent(/sign in afterwards to send them\.$/)
  await page.getByRole('radio').first().click()
  await button('Check answer').click()
  await button('I knew it').click()
  await button('End here').click()
  await expect.element(heading('Practice done')).toBeVisible()
  await expect.element(line).toMatchTextContent(/sign in again to send them\.$/)
  await button('Practise more').click()
  await expect.element(login).toBeVisible()
  await signIn()
  await expect.element(heading('Practice')).toBeVisible()
  const answer = { questionId: 'question-1', option: 'a' }
  await expect.poll(() => inputsOf('learning.answer').at(-1)).toMatchObject({ answers: [answer] })
  takeErrors()
})
