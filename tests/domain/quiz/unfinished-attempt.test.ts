import { describe, expect, test } from 'vitest'
import {
  chooseOption,
  countAnswered,
  fitAttempt,
  moveTo,
  parseAttempt,
  serializeAttempt,
  startAttempt,
  toggleFlag,
} from '../../../domain/quiz/attempt-in-progress.ts'
import type { PublicQuiz } from '../../../domain/quiz/quiz.ts'

const question = (id: string) => ({
  id,
  question: `What is ${id}?`,
  options: ['1', '2', '3', '4'],
  difficulty: 'Easy' as const,
  topic: 'Rotation',
  marks: 1,
})

const quiz: PublicQuiz = {
  id: 'mechanics',
  title: 'Mechanics',
  description: 'A short set.',
  subject: 'Physics',
  series: 'class-12',
  difficulty: 'Medium',
  totalQuestions: 3,
  totalMarks: 3,
  timeLimit: 20,
  createdAt: '2026-11-21',
  updatedAt: '2026-11-21',
  isActive: true,
  tags: [],
  questions: [question('a'), question('b'), question('c')],
}

const started = startAttempt(quiz, 'attempt-1')

test('an attempt starts empty, with all its time', () => {
  expect(started).toMatchObject({ limit: 1_200, remaining: 1_200, answers: {}, flagged: [], position: 0, revision: 0 })
})

test('answers can be chosen, changed and taken back in any order', () => {
  const chosen = chooseOption(chooseOption(chooseOption(started, 'c', 0), 'a', 3), 'c', 2)
  expect(chosen.answers).toEqual({ c: 2, a: 3 })
  expect(countAnswered(chosen)).toBe(2)
  expect(chooseOption(chosen, 'c', null).answers).toEqual({ a: 3 })
  expect(started.answers).toEqual({})
})

test('flags go on and off', () => {
  const flagged = toggleFlag(toggleFlag(started, 'a'), 'b')
  expect(flagged.flagged).toEqual(['a', 'b'])
  expect(toggleFlag(flagged, 'a').flagged).toEqual(['b'])
})

test('moving stops at both ends', () => {
  expect(moveTo(started, -1).position).toBe(0)
  expect(moveTo(started, 2).position).toBe(2)
  expect(moveTo(started, 3).position).toBe(2)
})

test('every change counts, so that the later of two copies is known', () => {
  expect(moveTo(toggleFlag(chooseOption(started, 'a', 1), 'a'), 1).revision).toBe(3)
})

describe('parseAttempt', () => {
  test('gives back what was kept', () => {
    const kept = { ...moveTo(toggleFlag(chooseOption(started, 'a', 1), 'b'), 1), remaining: 601.5 }
    expect(parseAttempt(serializeAttempt(kept))).toEqual(kept)
  })

  test.each([
    null,
    '',
    'null',
    '[]',
    '{"version":1',
    '{"version":1}',
    '{"version":2,"attemptId":"x"}',
    serializeAttempt({ ...started, attemptId: '' }),
    serializeAttempt({ ...started, remaining: Number.NaN }),
    serializeAttempt({ ...started, remaining: -5 }),
  ])('finds nothing in %s', (json) => {
    expect(parseAttempt(json)).toBeNull()
  })

  test('leaves out what is wrong in parts, and keeps the rest', () => {
    const json = JSON.stringify({
      version: 1,
      ...started,
      remaining: 99_999,
      answers: { a: 1, b: 7, c: 'x', d: null },
      flagged: ['a', 3, ''],
      position: -4,
    })
    expect(parseAttempt(json)).toEqual({ ...started, answers: { a: 1 }, flagged: ['a'] })
  })
})

test('an attempt is fitted to a quiz that was corrected since', () => {
  const kept = { ...started, answers: { a: 1, gone: 2 }, flagged: ['gone', 'c'], position: 9, totalQuestions: 10 }
  expect(fitAttempt(kept, quiz)).toEqual({
    ...started,
    answers: { a: 1 },
    flagged: ['c'],
    position: 2,
    totalQuestions: 3,
  })
})
