import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gradeQuiz } from '#domain/quiz/grading.ts'
import { UNTIMED_SECONDS } from '#domain/quiz/quiz-settings.ts'
import { receiveReport, receiveTake, type SharedAttempt, TURN } from '#domain/quiz/shared-attempt.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, NoAnswer } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ, startQuiz } from '#tests/support/components/player.ts'
import { SIZES } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const ELSEWHERE = 'This quiz continues on your other device'
const button = (name: string) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

/** A worker that knows the attempt of another device, and a student who has this one. */
async function openWorld(begun: Partial<SharedAttempt> | null) {
  const { quiz, answers: ofQuiz } = await fakeQuiz(SHORT_QUIZ, 4)
  const { user, answers } = fakeStudent()
  const world = { known: null as SharedAttempt | null, isEnded: false, isDown: false }
  if (begun) {
    world.known = {
      ...{ attemptId: ID, quizId: quiz.id, version: quiz.version, revision: 6, state: 'running' },
      ...{ answers: { 'question-1': 'a', 'question-2': 'b' }, answeredAt: { 'question-1': 3, 'question-2': 5 } },
      ...{ flagged: ['question-2'], flaggedAt: { 'question-2': 6 }, visited: ['question-1', 'question-2'] },
      ...{ position: 1, times: {}, paper: null, extraTime: 'none', limit: 1_800, remaining: 754 },
      ...begun,
    }
  }
  const word = () => ({
    isSaved: true,
    shared: world.isEnded ? null : world.known,
    ended: world.isEnded
      ? { grade: gradeQuiz(quiz, { 'question-1': 'a', 'question-2': 'a' }), timeSpent: 60, completedAt: Date.now() }
      : null,
  })
  const all = {
    ...answers,
    ...ofQuiz,
    quizzes: { ...answers.quizzes, ...ofQuiz.quizzes },
    quizResults: { ...answers.quizResults, ...ofQuiz.quizResults },
    runningAttempts: {
      list: () => (world.known && world.known.state !== 'given-up' && !world.isEnded ? [world.known] : []),
      report: ({ shared }) => {
        const { version = quiz.version } = shared
        const known = world.known && { shared: world.known, savedAt: 0 }
        if (!world.isEnded) world.known = receiveReport(known, { ...shared, version } as SharedAttempt, 0).shared
        return word()
      },
      take: () => {
        if (world.isDown) throw new NoAnswer()
        if (world.known) world.known = receiveTake({ shared: world.known, savedAt: Date.now() }, Date.now()).shared
        return word()
      },
    },
  } satisfies Answers
  const open = (path = '/dashboard/quizzes/take') => openApp(path, { student: user, answers: all })
  return { world, open, quiz }
}

/** Another device goes on with it; this one hears of it with its next change. */
function takeElsewhere(world: { known: SharedAttempt | null }, state: SharedAttempt['state'] = 'paused') {
  if (!world.known) throw new Error('The attempt was reported.')
  world.known = { ...receiveTake({ shared: world.known, savedAt: Date.now() }, Date.now()).shared, state }
}

test('an attempt of another device is offered, and goes on with its answers and its time', async () => {
  const { world, open } = await openWorld({})
  await open()
  const panel = page.getByRole('region', { name: 'Not finished yet' })
  await expect.element(panel).toBeVisible()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    await expect.element(panel.getByText(/^2 of \d+ answered · 12:34 left$/)).toBeVisible()
    await expect.element(panel.getByText('On another device', { exact: true })).toBeVisible()
  }
  const card = page.getByRole('article', { name: SHORT_QUIZ, exact: true })
  await expect.element(card.getByText(/^Not finished on another device: 2 of \d+ answered, 12:34 left$/)).toBeVisible()
  await button(`Continue ${SHORT_QUIZ}`).click()
  await expect.element(page.getByRole('radiogroup')).toBeVisible()
  await expect.element(page.getByText('Question 2 of 4')).toBeVisible()
  await expect.element(page.getByRole('radio').nth(1)).toBeChecked()
  await expect.element(page.getByRole('timer')).toMatchTextContent(/12:3\d/)
  expect(world.known?.revision).toBeGreaterThanOrEqual(TURN)
})

test('untimed practice shows no time that is left', async () => {
  const { open } = await openWorld({ extraTime: 'untimed', limit: UNTIMED_SECONDS, remaining: UNTIMED_SECONDS - 90 })
  await open()
  const panel = page.getByRole('region', { name: 'Not finished yet' })
  await expect.element(panel.getByText(/^2 of \d+ answered · no time limit$/)).toBeVisible()
  const card = page.getByRole('article', { name: SHORT_QUIZ, exact: true })
  await expect.element(card.getByText(/^Not finished on another device: .* answered, no time limit$/)).toBeVisible()
})

test('the first device says calmly that the attempt goes on elsewhere, and takes it back', async () => {
  const { world, open } = await openWorld(null)
  await open()
  await startQuiz(SHORT_QUIZ)
  await userEvent.keyboard('1')
  await expect.poll(() => world.known?.answers, { timeout: 20_000 }).toEqual({ 'question-1': 'a' })
  takeElsewhere(world)
  await button('Next').click()
  await userEvent.keyboard('1')
  await expect.element(heading(ELSEWHERE), { timeout: 20_000 }).toBeVisible()
  await expect.element(heading(ELSEWHERE)).toHaveFocus()
  await expect.element(page.getByText('2 of 4 answered')).toBeVisible()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    expect(await findViolations()).toEqual([])
  }
  await button('Continue here').click()
  await expect.element(page.getByRole('radiogroup')).toBeVisible()
  expect(world.known?.answers).toEqual({ 'question-1': 'a', 'question-2': 'a' })
})

test('without a connection it stays where it is, says so, and goes on later', async () => {
  const { world, open } = await openWorld({})
  world.isDown = true
  await open()
  await button(`Continue ${SHORT_QUIZ}`).click()
  await expect.element(heading(ELSEWHERE)).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^We cannot reach Adhyayan/)
  takeErrors()
  world.isDown = false
  await button('Continue here').click()
  await expect.element(page.getByRole('radiogroup')).toBeVisible()
})

test('a quiz that was started over elsewhere says so, and its first attempt can go on', async () => {
  const { world, open } = await openWorld(null)
  await open()
  await startQuiz(SHORT_QUIZ)
  await expect.poll(() => world.known?.revision, { timeout: 20_000 }).toBeGreaterThan(0)
  takeElsewhere(world, 'given-up')
  await userEvent.keyboard('1')
  await expect.element(heading('You started this quiz over on another device'), { timeout: 20_000 }).toBeVisible()
  await button('Continue here').click()
  await expect.element(page.getByRole('radio').first()).toBeChecked()
})

test('an attempt that was handed in elsewhere shows its result here', async () => {
  const { world, open } = await openWorld({})
  await open()
  await expect.element(page.getByRole('region', { name: 'Not finished yet' })).toBeVisible()
  world.isEnded = true
  await button(`Continue ${SHORT_QUIZ}`).click()
  await expect.element(page.getByText('50%').first()).toBeVisible()
})

test('the home offers what was begun on another device, in its one request', async () => {
  const { user, answers } = fakeStudent()
  const home = {
    get: () => ({
      ...answers.home.get(),
      unfinished: { attemptId: ID, title: SHORT_QUIZ, answered: 2, totalQuestions: 4 },
    }),
  }
  const worker = await openApp('/dashboard', { student: user, answers: { ...answers, home } })
  const panel = page.getByRole('region', { name: 'Continue Learning' })
  await expect.element(panel.getByText('2 of 4 answered')).toBeVisible()
  await expect.element(panel.getByRole('link', { name: `Continue ${SHORT_QUIZ}` })).toBeVisible()
  expect(worker.inputsOf('home.get')).toHaveLength(1)
  expect(worker.inputsOf('runningAttempts.list')).toEqual([])
})
