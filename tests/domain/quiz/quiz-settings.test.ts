import { describe, expect, test } from 'vitest'
import { startAttempt, toSubmission, transition, type UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { clampTimeSpent } from '#domain/quiz/grading.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'
import {
  DEFAULT_QUIZ_SETTINGS,
  EXTRA_TIMES,
  limitWith,
  parseQuizSettings,
  QUIZ_SETTINGS_MESSAGES,
  QuizSettingsUpdate,
  tellExtraTime,
  UNTIMED_SECONDS,
} from '#domain/quiz/quiz-settings.ts'
import { parseAttempt } from '#domain/quiz/stored-attempt.ts'

const quiz = { id: 'q', title: 'Q', subject: 'Physics', difficulty: 'Easy', totalQuestions: 3, timeLimit: 20 } as Quiz
const OPEN = { type: 'resume', version: 'v1', totalQuestions: 3, limit: 1200 } as const

function handIn(attempt: UnfinishedAttempt, remaining: number) {
  const after = transition(attempt, { type: 'hand-in', timedOut: false, now: 1, remaining })
  if (!('completedAt' in after)) throw new Error('It is not handed in.')
  return after
}

test.each([
  ['none', 1200, null],
  ['quarter', 1500, 'Taken with 25% more time'],
  ['half', 1800, 'Taken with 50% more time'],
  ['untimed', UNTIMED_SECONDS, 'Taken without a time limit'],
] as const)('with %s a quiz of 20 minutes has %i seconds, and its result says so', (extraTime, seconds, told) => {
  expect(limitWith(1200, extraTime)).toBe(seconds)
  expect(tellExtraTime(extraTime)).toBe(told)
  const spent = (asked: number) => clampTimeSpent(quiz, asked, extraTime)
  expect(spent(seconds)).toEqual({ timeSpent: seconds, clamped: false })
  expect(spent(seconds + 1)).toEqual({ timeSpent: seconds, clamped: true })
})

test('the untimed clock stops after half a day', () => {
  expect(UNTIMED_SECONDS).toBe(43_200)
})

describe('an attempt with extra time', () => {
  test.each(EXTRA_TIMES)('of the kind %s keeps it from its start to its submission', (extraTime) => {
    const begun = startAttempt(quiz, 'a', { extraTime })
    expect(begun).toMatchObject({ limit: limitWith(1200, extraTime), remaining: limitWith(1200, extraTime) })
    const opened = transition(begun, OPEN) as UnfinishedAttempt
    expect(opened).toMatchObject({
      limit: limitWith(1200, extraTime),
      remaining: limitWith(1200, extraTime),
      extraTime,
    })
    const handedIn = handIn(opened, opened.limit - 900)
    expect(handedIn.timeSpent).toBe(900)
    expect(toSubmission(handedIn).extraTime).toBe(extraTime === 'none' ? undefined : extraTime)
    expect(parseAttempt(structuredClone(handedIn))).toEqual(handedIn)
  })

  test('has the limit of the version that it opens, with the same share of time', () => {
    const opened = transition(startAttempt(quiz, 'a', { extraTime: 'half' }), { ...OPEN, limit: 600 })
    expect(opened).toMatchObject({ limit: 900, remaining: 900 })
  })

  test('is opened again with the time that was left', () => {
    const opened = transition(startAttempt(quiz, 'a', { extraTime: 'half' }), OPEN)
    const later = transition(transition(opened, { type: 'pause', remaining: 700 }), OPEN)
    expect(later).toMatchObject({ limit: 1800, remaining: 700 })
  })

  test('from before there was extra time has none', () => {
    const { extraTime: _, ...old } = startAttempt(quiz, 'a')
    expect(parseAttempt(old)).toMatchObject({ extraTime: 'none', limit: 1200 })
  })
})

describe('the settings', () => {
  const right = { extraTime: 'half', textSize: 'large', singleKeys: false, changedAt: 5 }

  test('are normal time, normal size and keys that act, until something is chosen', () => {
    expect(DEFAULT_QUIZ_SETTINGS).toEqual({ extraTime: 'none', textSize: 'normal', singleKeys: true, changedAt: 0 })
  })

  test('are read as a device stored them, and not at all if they are wrong', () => {
    expect(parseQuizSettings(JSON.stringify(right))).toEqual(right)
    for (const wrong of [null, '', '{', '[]', JSON.stringify({ ...right, extraTime: 'double' })])
      expect(parseQuizSettings(wrong)).toBeNull()
  })

  test.each([
    [{ extraTime: 'double' }, QUIZ_SETTINGS_MESSAGES.extraTime],
    [{ extraTime: null }, QUIZ_SETTINGS_MESSAGES.extraTime],
    [{ textSize: 2 }, QUIZ_SETTINGS_MESSAGES.textSize],
    [{ singleKeys: 'yes' }, QUIZ_SETTINGS_MESSAGES.singleKeys],
  ])('with %j are refused with a sentence', (wrong, message) => {
    const { error } = QuizSettingsUpdate.safeParse({ ...right, ...wrong })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  test('are changed one by one, and not by a change of nothing', () => {
    const { extraTime, textSize, singleKeys, changedAt } = right
    for (const change of [{ extraTime }, { textSize }, { singleKeys }, { extraTime, textSize, singleKeys }])
      expect(QuizSettingsUpdate.safeParse({ ...change, changedAt }).data).toEqual({ ...change, changedAt })
    const { error } = QuizSettingsUpdate.safeParse({ changedAt })
    expect(error?.issues.map((issue) => issue.message)).toEqual([QUIZ_SETTINGS_MESSAGES.nothing])
  })

  test('the sentences', () => {
    expect(QUIZ_SETTINGS_MESSAGES).toEqual({
      extraTime: 'Extra time is none, a quarter, half or untimed.',
      textSize: 'The text size is normal, large or largest.',
      singleKeys: 'Single keys are on or off.',
      nothing: 'Change at least one setting.',
    })
  })
})
