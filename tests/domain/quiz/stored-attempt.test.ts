import { expect, test } from 'vitest'
import { parseAttempt, parseEvents } from '../../../domain/quiz/stored-attempt.ts'

const progress = {
  attemptId: 'attempt-1',
  quizId: 'mechanics',
  title: 'Mechanics',
  subject: 'Physics',
  difficulty: 'Medium',
  totalQuestions: 3,
  limit: 1_200,
  remaining: 601.5,
  answers: { a: 1 },
  flagged: ['b'],
  position: 1,
}
const finished = { ...progress, timedOut: true, completedAt: 5_000, timeSpent: 599, isSeen: true }
const result = { timeSpent: 599, timeSpentClamped: false, grade: { score: 40, questions: [] } }

test.each([
  { ...progress, state: 'running' },
  { ...progress, state: 'paused' },
  { ...finished, state: 'handed-in' },
  { ...finished, state: 'graded', result },
  { ...finished, state: 'stored', result },
  { ...finished, state: 'refused', reason: 'Quiz not found.' },
])('$state is read as it was stored', (attempt) => {
  expect(parseAttempt(structuredClone(attempt))).toEqual(attempt)
})

test.each([
  null,
  'null',
  [],
  {},
  { ...progress, state: 'running', attemptId: '' },
  { ...progress, state: 'running', remaining: Number.NaN },
  { ...progress, state: 'running', remaining: -5 },
  { ...finished, state: 'handed-in', completedAt: 'now' },
  { ...finished, state: 'handed-in', timeSpent: -1 },
])('%j is no attempt', (value) => {
  expect(parseAttempt(value)).toBeNull()
})

test('what is wrong in parts is left out, and the rest stays', () => {
  const damaged = {
    ...progress,
    state: 'paused',
    remaining: 99_999,
    answers: { a: 1, b: 7, c: 'x', d: null },
    flagged: ['a', 3, ''],
    position: -4,
    title: 7,
  }
  expect(parseAttempt(damaged)).toEqual({
    ...progress,
    state: 'paused',
    remaining: 1_200,
    flagged: ['a'],
    position: 0,
    title: 'Quiz',
  })
})

test('a result that cannot be read is asked for again', () => {
  expect(parseAttempt({ ...finished, state: 'stored', result: { grade: null } })).toMatchObject({ state: 'handed-in' })
})

test('what a tab still had to tell is read, and what cannot be read is left out', () => {
  const events = [
    { type: 'answer', questionId: 'a', option: 2 },
    { type: 'answer', questionId: 'b', option: null },
    { type: 'flag', questionId: 'a', isFlagged: true },
    { type: 'move', position: 3 },
    { type: 'pause', remaining: 600.5 },
    { type: 'hand-in', remaining: 600.5, timedOut: false, now: 5_000 },
  ]
  const broken = [null, 'answer', { type: 'answer', option: 1 }, { type: 'store' }, { type: 'pause', remaining: -1 }]
  expect(parseEvents([...broken, ...events])).toEqual(events)
})
