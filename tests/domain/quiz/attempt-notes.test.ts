import { expect, test } from 'vitest'
import { Attempt } from '#domain/quiz/attempt.ts'
import { pickNotes } from '#domain/quiz/attempt-notes.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'

const quiz = { questions: [{ id: 'a' }, { id: 'b' }] } as Quiz
const sent = { attemptId: '0b7a2e52-1c1f-4f39-9f0c-3d2f6d1f4a11', quizId: 'q', answers: {}, completedAt: 1 }
const attempt = (more: object) => Attempt.parse({ ...sent, timeSpent: 60, ...more })

test('flags and times are those of the questions of the quiz, each once, in tenths of a second', () => {
  const times = { a: 12.345, b: 47, other: 5 }
  expect(pickNotes(quiz, attempt({ flagged: ['b', 'b', 'other'], times }))).toEqual({
    flagged: ['b'],
    times: { a: 12.3, b: 47 },
  })
})

test('what a page did not send is not known', () => {
  expect(pickNotes(quiz, attempt({}))).toEqual({ flagged: null, times: null })
  expect(pickNotes(quiz, attempt({ flagged: [], times: {} }))).toEqual({ flagged: [], times: {} })
})

test('times that add up to more than the time spent are wrong', () => {
  expect(pickNotes(quiz, attempt({ times: { a: 60, b: 60 } })).times).toBeNull()
  expect(pickNotes(quiz, attempt({ times: { a: 40, b: 21 } })).times).toEqual({ a: 40, b: 21 })
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `question-${index}`)
test.each<[string, object]>([
  ['too many flags', { flagged: names(501) }],
  ['a long flag', { flagged: ['x'.repeat(81)] }],
  ['flags that are no list', { flagged: { a: true } }],
  ['too many times', { times: Object.fromEntries(names(501).map((name) => [name, 1])) }],
  ['a long name of a time', { times: { ['x'.repeat(81)]: 1 } }],
  ['a time below zero', { times: { a: -1 } }],
  ['a time that is no number', { times: { a: '1' } }],
  ['a time of more than a day', { times: { a: 86_401 } }],
])('%s is refused', (_, more) => {
  expect(Attempt.safeParse({ ...sent, timeSpent: 60, ...more }).success).toBe(false)
})
