import { describe, expect, test } from 'vitest'
import {
  addToHistory,
  type HistoryItem,
  LOCAL_HISTORY_MAX,
  parseHistory,
  reconcileHistory,
  sortHistory,
  summarizeHistory,
} from '#domain/quiz/history-copy.ts'

const item = (id: string, change: Partial<HistoryItem> = {}): HistoryItem => ({
  id,
  quizId: 'mechanics',
  subject: 'Physics',
  title: 'Mechanics',
  score: 50,
  totalQuestions: 10,
  correctAnswers: 5,
  timeSpent: 600,
  difficulty: 'Medium',
  timestamp: 1_000,
  completedAt: 1_000,
  ...change,
})
const ids = (items: HistoryItem[]) => items.map(({ id }) => id)

describe('parseHistory', () => {
  test('leaves out invalid results', () => {
    expect(parseHistory(JSON.stringify([item('a'), { id: 'b' }, null, item('c', { score: 400 })]))).toEqual([item('a')])
  })

  test.each([null, '', '{}', 'oops', '"x"'])('finds nothing in %s', (json) => {
    expect(parseHistory(json)).toEqual([])
  })

  test('keeps at most LOCAL_HISTORY_MAX results', () => {
    expect(parseHistory(JSON.stringify(Array.from({ length: 80 }, (_, n) => item(`r${n}`))))).toHaveLength(50)
  })
})

test('a result is added once, as the first', () => {
  expect(ids(addToHistory([item('a'), item('b')], item('b')))).toEqual(['b', 'a'])
})

test('the list of the worker replaces the copy, but unsent results stay', () => {
  const local = [item('unsent', { timestamp: 5_000 }), item('stale', { timestamp: 4_000 })]
  const listed = [item('x', { timestamp: 6_000 }), item('y', { timestamp: 3_000 })]
  expect(ids(reconcileHistory(local, listed, ['unsent']))).toEqual(['x', 'unsent', 'y'])
})

test('the copy is sorted as the worker sorts', () => {
  const items = [
    item('a', { score: 60, timestamp: 1, subject: 'Physics' }),
    item('b', { score: 90, timestamp: 2, subject: 'Chemistry' }),
    item('c', { score: 60, timestamp: 3, subject: 'Chemistry' }),
  ]
  expect(ids(sortHistory(items, 'recent'))).toEqual(['c', 'b', 'a'])
  expect(ids(sortHistory(items, 'score'))).toEqual(['b', 'c', 'a'])
  expect(ids(sortHistory(items, 'subject'))).toEqual(['c', 'b', 'a'])
})

test('the figures are computed from the copy', () => {
  expect(summarizeHistory([item('a', { score: 40 }), item('b', { score: 75 })])).toEqual({
    totalQuizzes: 2,
    averageScore: 58,
    bestScore: 75,
    totalTime: 1_200,
  })
  expect(summarizeHistory([])).toEqual({ totalQuizzes: 0, averageScore: 0, bestScore: 0, totalTime: 0 })
})

test('how many results a device has copies of', () => {
  expect(LOCAL_HISTORY_MAX).toBe(50)
})
