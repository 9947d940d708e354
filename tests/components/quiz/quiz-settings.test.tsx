import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { QuizSettings } from '#domain/quiz/quiz-settings.ts'
import type { Inputs } from '#src/platform/data/trpc.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ, startQuiz } from '#tests/support/components/player.ts'
import { PHONE } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const timer = page.getByRole('timer')
const readTimer = () => timer.element().textContent ?? ''
const settings = page.getByRole('dialog', { name: 'How you take quizzes' })

async function openSettings() {
  await page.getByRole('button', { name: 'Time and text size' }).click()
  await expect.element(settings).toBeVisible()
}

test('a visitor chooses more time, larger questions and no keys, and the next quiz has them', async () => {
  await page.viewport(...PHONE)
  const { quiz, answers } = await fakeQuiz(SHORT_QUIZ, 2)
  const { inputsOf } = await openApp('/quiz', { answers })
  await openSettings()
  await expect.element(settings.getByRole('radio', { name: 'The time of the quiz' })).toBeChecked()
  expect(await findViolations()).toEqual([])
  await settings.getByRole('radio', { name: '50% more time' }).click()
  await settings.getByRole('radio', { name: 'Largest' }).click()
  await settings.getByRole('switch').click()
  await expect.element(settings.getByRole('switch')).not.toBeChecked()
  await settings.getByRole('button', { name: 'Close' }).click()

  await startQuiz(SHORT_QUIZ)
  const minutes = quiz.timeLimit * 1.5
  await expect.poll(readTimer).toMatch(new RegExp(`^(${minutes}:00|${minutes - 1}:5)`))
  const stem = page.getByRole('heading', { level: 2, name: /What is 0/ }).element()
  const text = stem.querySelector('span')
  const size = (element: Element | null) => (element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0)
  expect(size(text)).toBeCloseTo(size(stem) * 1.5, 1)
  await userEvent.keyboard('b')
  await expect.element(page.getByRole('radio').nth(1)).not.toBeChecked()

  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  await expect.element(page.getByText('Taken with 50% more time.')).toBeVisible()
  expect(inputsOf('quizResults.submit')).toMatchObject([{ extraTime: 'half' }])
})

test('an attempt keeps the time that it began with', async () => {
  const { quiz, answers } = await fakeQuiz(SHORT_QUIZ, 2)
  await openApp('/quiz', { answers })
  await startQuiz(SHORT_QUIZ)
  history.back()
  await openSettings()
  await settings.getByRole('radio', { name: '50% more time' }).click()
  await settings.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `Continue ${SHORT_QUIZ}` }).click()
  await expect.poll(readTimer).toMatch(new RegExp(`^(${quiz.timeLimit}:00|${quiz.timeLimit - 1}:)`))
})

test('without a time limit the clock shows the time spent, and nothing is handed in by itself', async () => {
  const { answers } = await fakeQuiz(SHORT_QUIZ, 2)
  await openApp('/quiz', { answers })
  await openSettings()
  await settings.getByRole('radio', { name: 'No time limit' }).click()
  await settings.getByRole('button', { name: 'Close' }).click()
  await startQuiz(SHORT_QUIZ)
  await expect.element(page.getByRole('timer', { name: 'Time spent' })).toBeVisible()
  await expect.poll(readTimer).toMatch(/^0:0\d$/)
  await expect.element(page.getByText('spent', { exact: true })).toBeVisible()
})

test('a mock exam tells its own time before it begins', async () => {
  const { quiz, answers } = await fakeQuiz('IOE Full Mock Exam 1', 8)
  await openApp('/quiz', { answers })
  await openSettings()
  await settings.getByRole('radio', { name: '25% more time' }).click()
  await settings.getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('article', { name: 'IOE Full Mock Exam 1', exact: true })
    .getByRole('button', { name: 'Start Quiz' })
    .click()
  await expect
    .element(page.getByText(`By your settings you have 25% more time: ${quiz.timeLimit * 1.25} minutes.`))
    .toBeVisible()
  await page.getByRole('button', { name: 'I am ready' }).click()
  await expect.poll(readTimer).toMatch(new RegExp(`^(${quiz.timeLimit * 1.25}:00|${quiz.timeLimit * 1.25 - 1}:)`))
})

test('a student’s settings come from the account, and changes go there once there is a line', async () => {
  const { user, answers } = fakeStudent()
  const stored = { extraTime: 'quarter', textSize: 'normal', singleKeys: false, changedAt: 5 } as const
  let hasLine = true
  const preferences = {
    ...answers.preferences,
    quizSettings: () => stored,
    setQuizSettings: (chosen: object) => {
      if (!hasLine) throw new NoAnswer()
      return { ...stored, ...chosen }
    },
  }
  const { inputsOf } = await openApp('/dashboard/profile', { student: user, answers: { ...answers, preferences } })
  await page.getByRole('button', { name: 'Quizzes' }).click()
  await expect.element(page.getByRole('radio', { name: '25% more time' })).toBeChecked()
  await expect.element(page.getByRole('switch')).not.toBeChecked()
  expect(await findViolations()).toEqual([])
  hasLine = false
  await page.getByRole('radio', { name: 'No time limit' }).click()
  await expect.element(page.getByRole('radio', { name: 'No time limit' })).toBeChecked()
  await expect.poll(() => inputsOf('preferences.setQuizSettings').length).toBeGreaterThan(0)
  hasLine = true
  dispatchEvent(new Event('online'))
  await expect
    .poll(() => inputsOf('preferences.setQuizSettings').at(-1))
    .toEqual({ extraTime: 'untimed', changedAt: expect.any(Number), sentAt: expect.any(Number) })
  expect(takeErrors().join()).toContain('Saving the settings of quizzes failed')
})

test('a change leaves alone what another device has changed, and shows it', async () => {
  const { user, answers } = fakeStudent()
  let stored: QuizSettings = { extraTime: 'none', textSize: 'normal', singleKeys: true, changedAt: 5 }
  const preferences = {
    ...answers.preferences,
    quizSettings: () => stored,
    setQuizSettings: ({ sentAt: _, ...change }: Inputs['preferences']['setQuizSettings']) => {
      stored = { ...stored, ...change }
      return stored
    },
  }
  await openApp('/dashboard/profile', { student: user, answers: { ...answers, preferences } })
  await page.getByRole('button', { name: 'Quizzes' }).click()
  await expect.element(page.getByRole('radio', { name: 'The time of the quiz' })).toBeChecked()
  stored = { ...stored, extraTime: 'half', changedAt: Date.now() }
  await page.getByRole('radio', { name: 'Largest' }).click()
  await expect.element(page.getByRole('radio', { name: '50% more time' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Largest' })).toBeChecked()
  expect(stored).toMatchObject({ extraTime: 'half', textSize: 'largest', singleKeys: true })
})

test('until the account’s settings are here nothing can be changed, and they are fetched when the line returns', async () => {
  const { user, answers } = fakeStudent()
  const stored = { extraTime: 'half', textSize: 'large', singleKeys: true, changedAt: 5 } as const
  let hasLine = false
  const quizSettings = () => {
    if (!hasLine) throw new Refusal(503, 'Busy')
    return stored
  }
  const preferences = { ...answers.preferences, quizSettings }
  await openApp('/dashboard/profile', { student: user, answers: { ...answers, preferences } })
  await page.getByRole('button', { name: 'Quizzes' }).click()
  await expect.element(page.getByText('Your settings come when the connection is back.')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'The time of the quiz' })).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: 'The time of the quiz' })).not.toBeChecked()
  await expect.element(page.getByRole('switch')).toBeDisabled()
  hasLine = true
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('radio', { name: '50% more time' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: '50% more time' })).toBeEnabled()
})

test('a student who signs in again in the same tab gets the settings of the account again', async () => {
  const { user, answers } = fakeStudent()
  const stored = { extraTime: 'half', textSize: 'normal', singleKeys: true, changedAt: 5 } as const
  const all = { ...answers, preferences: { ...answers.preferences, quizSettings: () => stored } }
  await openApp('/dashboard/profile', { student: user, answers: all })
  await page.getByRole('button', { name: 'Quizzes' }).click()
  await expect.element(page.getByRole('radio', { name: '50% more time' })).toBeChecked()
  await openApp('/quiz')
  await openApp('/dashboard/profile', { student: user, answers: all })
  await page.getByRole('button', { name: 'Quizzes' }).click()
  await expect.element(page.getByRole('radio', { name: '50% more time' })).toBeChecked()
})
