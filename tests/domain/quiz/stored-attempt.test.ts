import { expect, test } from 'vitest'
import { ATTEMPT_MESSAGES } from '../../../domain/quiz/attempt.ts'
import { parseAttempt, parseEvents } from '../../../domain/quiz/stored-attempt.ts'

const progress = {
  attemptId: 'attempt-1',
  quizId: 'mechanics',
  version: 'v1',
  title: 'Mechanics',
  subject: 'Physics',
  difficulty: 'Medium',
  totalQuestions: 3,
  limit: 1_200,
  remaining: 601.5,
  answers: { a: 'x' },
  flagged: ['b'],
  position: 1,
}
const finished = { ...progress, timedOut: true, completedAt: 5_000, timeSpent: 599, isSeen: true }
const graded = { id: 'a', chosen: 'x', correctAnswer: 'y', explanation: '', isCorrect: false }
const result = { timeSpent: 599, timeSpentClamped: false, grade: { score: 40, questions: [graded] } }

test.each([
  { ...progress, state: 'running' },
  { ...progress, state: 'paused' },
  { ...progress, state: 'running', version: null },
  { ...finished, state: 'handed-in' },
  { ...finished, state: 'graded', result },
  { ...finished, state: 'stored', result },
  { ...finished, state: 'refused', reason: ATTEMPT_MESSAGES.noQuiz },
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
    answers: { a: 'x', b: 7, c: '', d: null },
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

test('an attempt from before quizzes had versions is of the first one, and its answers are indexes', () => {
  const { version: _, ...old } = finished
  const before = { ...graded, chosen: 0, correctAnswer: 2 }
  const untouched = { ...before, chosen: null }
  const grade = { score: 40, questions: [before, untouched] }
  const stored = { ...old, answers: { a: 0, b: 3 }, state: 'stored', result: { ...result, grade } }
  expect(parseAttempt(stored)).toMatchObject({
    version: 'first',
    answers: { a: '0', b: '3' },
    result: {
      grade: {
        questions: [
          { chosen: '0', correctAnswer: '2' },
          { chosen: null, correctAnswer: '2' },
        ],
      },
    },
  })
})

test('a result that cannot be read is asked for again', () => {
  expect(parseAttempt({ ...finished, state: 'stored', result: { grade: null } })).toMatchObject({ state: 'handed-in' })
})

test('what a tab still had to tell is read, and what cannot be read is left out', () => {
  const events = [
    { type: 'resume', version: 'v1', totalQuestions: 3, limit: 1_200 },
    { type: 'answer', questionId: 'a', option: 'y' },
    { type: 'answer', questionId: 'b', option: null },
    { type: 'flag', questionId: 'a', isFlagged: true },
    { type: 'move', position: 3 },
    { type: 'pause', remaining: 600.5 },
    { type: 'hand-in', remaining: 600.5, timedOut: false, now: 5_000 },
  ]
  const broken = [null, 'answer', { type: 'answer', option: 1 }, { type: 'store' }, { type: 'pause', remaining: -1 }]
  expect(parseEvents([...broken, ...events])).toEqual(events)
  expect(parseEvents([{ type: 'answer', questionId: 'a', option: 2 }])).toEqual([
    { type: 'answer', questionId: 'a', option: '2' },
  ])
})
