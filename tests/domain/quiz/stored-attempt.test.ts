import { expect, test } from 'vitest'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { NEVER_SHARED } from '#domain/quiz/attempt-sync.ts'
import { parseAttempt, parseEvents } from '#domain/quiz/stored-attempt.ts'

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
  visited: ['a', 'b'],
  times: { a: 300.5, b: 298 },
  paper: 'reading',
  extraTime: 'half',
  sync: {
    revision: 4,
    answeredAt: { a: 3 },
    flaggedAt: { b: 4 },
    elsewhere: { turn: 1, isGivenUp: false },
    savedAt: 7,
  },
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

test('invalid parts are left out, and the rest stays', () => {
  const damaged = {
    ...progress,
    state: 'paused',
    remaining: 99_999,
    answers: { a: 'x', b: 7, c: '', d: null },
    flagged: ['a', 3, ''],
    position: -4,
    title: 7,
    visited: ['a', null, 'b'],
    times: { a: 300.5, b: 298, c: -1, d: 'long' },
    paper: 'printed',
    extraTime: 'double',
    sync: { ...progress.sync, answeredAt: { a: 3, b: -1 }, flaggedAt: 'b', elsewhere: 'there', savedAt: null },
  }
  const sync = { ...progress.sync, flaggedAt: {}, elsewhere: null, savedAt: 0 }
  expect(parseAttempt(damaged)).toEqual({
    ...progress,
    state: 'paused',
    remaining: 1_200,
    flagged: ['a'],
    position: 0,
    title: 'Quiz',
    paper: null,
    extraTime: 'none',
    sync,
  })
})

test('an attempt from before visits and times were recorded has none, and no other device knows it', () => {
  const { visited: _, times: __, paper: ___, extraTime: ____, sync: _____, ...old } = { ...progress, state: 'paused' }
  expect(parseAttempt(old)).toEqual({
    ...old,
    visited: [],
    times: {},
    paper: null,
    extraTime: 'none',
    sync: NEVER_SHARED,
  })
})

test('times that are longer than the quiz are not believed', () => {
  expect(parseAttempt({ ...progress, state: 'paused', times: { a: 1_000, b: 202 } })).toMatchObject({ times: {} })
})

test('a result that cannot be read is requested again', () => {
  expect(parseAttempt({ ...finished, state: 'stored', result: { grade: null } })).toMatchObject({ state: 'handed-in' })
})

test('the unsaved events of a tab are read, and unreadable ones are left out', () => {
  const events = [
    { type: 'resume', version: 'v1', totalQuestions: 3, limit: 1_200 },
    { type: 'answer', questionId: 'a', option: 'y' },
    { type: 'answer', questionId: 'b', option: null },
    { type: 'flag', questionId: 'a', isFlagged: true },
    { type: 'move', position: 3 },
    { type: 'move', position: 2, questionId: 'c', remaining: 610, spentOn: 'b' },
    { type: 'pause', remaining: 600.5 },
    { type: 'pause', remaining: 600.5, spentOn: 'c' },
    { type: 'pen-down', remaining: 600.5, spentOn: 'c' },
    { type: 'hand-in', remaining: 600.5, timedOut: false, now: 5_000 },
  ]
  const broken = [null, 'answer', { type: 'answer', option: 1 }, { type: 'store' }, { type: 'pause', remaining: -1 }]
  expect(parseEvents([...broken, ...events])).toEqual(events)
})
