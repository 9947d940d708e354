import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nepalDay } from '#domain/calendar/nepal-day.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, Refusal } from '#tests/support/components/fake-worker.ts'
import { forgetErrors, openApp, reload } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ } from '#tests/support/components/player.ts'
import { PHONE } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const CHAPTER = 'physics/rotational-dynamics'
const heading = page.getByRole('heading', { level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A student of a worker that gives these questions of one chapter, the first of which was missed today. */
async function studentWhoPractises() {
  const { quiz } = await fakeQuiz(SHORT_QUIZ, 2)
  const questions = quiz.questions.map((question) => ({ ...question, isExam: false, chapter: CHAPTER }))
  const missed = questions
    .slice(0, 1)
    .map((one) => ({ ...one, dueDay: nepalDay(Date.now()) + 1, missedAt: Date.now(), knownDays: 0 }))
  const { user, answers } = fakeStudent()
  const learning: Answers['learning'] = {
    practise: () => ({ questions }),
    answer: ({ answers }) => ({ stored: answers.length }),
    topics: () => [],
    today: () => ({ questions: [], reviewedToday: 0 }),
    notebook: () => ({ entries: missed, nextCursor: null }),
  }
  return { student: user, missed, answers: { ...answers, learning } }
}

test('practice explains each answer at once, and can be used by everyone', async () => {
  await page.viewport(...PHONE)
  await openApp(`/dashboard/quizzes/practice?chapter=${CHAPTER}`, await studentWhoPractises())
  await expect.element(page.getByRole('checkbox', { name: 'Rotational Dynamics' })).toBeChecked()
  expect(await findViolations()).toEqual([])
  await button('Start practice').click()
  await expect.element(heading).toHaveTextContent('Practice: question 1 of 2')
  await expect.element(heading).toHaveFocus()
  await button('Check answer').click()
  await expect.element(page.getByText('Choose an answer first.')).toBeVisible()

  await page.getByRole('radio').nth(1).click()
  await button('Check answer').click()
  await expect.element(page.getByText('Not right. It is in your notebook of mistakes.')).toBeVisible()
  await expect.element(page.getByText('It is 1.')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await button('Next question').click()
  await expect.element(heading).toHaveTextContent('Practice: question 2 of 2')
  await page.getByRole('radio').first().click()
  await button('Check answer').click()
  await expect.element(button('I guessed')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await button('I knew it').click()
  await expect.element(heading).toHaveTextContent('Practice done')
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText('1 of 2 right.', { exact: true })).toBeVisible()
})

test('the notebook of mistakes can be used by everyone', async () => {
  await page.viewport(...PHONE)
  await openApp('/dashboard/quizzes/mistakes', await studentWhoPractises())
  const title = page.getByRole('heading', { level: 3, name: 'Rotational Dynamics · Physics' })
  await expect.element(title).toBeVisible()
  await expect.element(page.getByText('comes back tomorrow')).toBeVisible()
  await expect.element(page.getByText('Nothing to go over today.')).toBeVisible()
  expect(await findViolations()).toEqual([])
})

test('an answered question does not come again while the notebook cannot be requested', async () => {
  const { student, missed, answers } = await studentWhoPractises()
  let isUp = true
  const learning = {
    ...answers.learning,
    today() {
      if (!isUp) throw new Refusal(404, 'Gone')
      return { questions: missed, reviewedToday: 0 }
    },
  }
  const options = { student, answers: { ...answers, learning } }
  const { inputsOf } = await openApp('/dashboard/quizzes/mistakes', options)
  await button('Start').click()
  isUp = false
  await page.getByRole('radio').first().click()
  await button('Check answer').click()
  await button('I knew it').click()
  await expect.element(heading).toHaveTextContent('Done for now')
  await button('Back to the notebook').click()
  const isDone = page.getByText('That is all for today. Well done.')
  await expect.element(isDone).toBeVisible()
  await expect.poll(() => deviceStore().list('outgoing', student.uid)).toHaveLength(0)
  expect(inputsOf('learning.answer')).toHaveLength(1)
  await expect.element(isDone).toBeVisible()
  await reload(options)
  await expect.element(isDone).toBeVisible()
  await forgetErrors()
})
