import { expect, test } from 'vitest'
import { mergeActivity } from '../../../domain/study/recent-activity.ts'

test('activity of both kinds is listed together, newest first', () => {
  const results = [
    { id: 'q2', title: 'Quiz', subject: 'Physics', score: 80, timestamp: 30 },
    { id: 'q1', title: 'Quiz', subject: 'Physics', score: 60, timestamp: 10 },
  ]
  const visits = [
    { id: 'v2', title: 'Note', subject: 'Biology', url: null, lastAccessed: 20 },
    { id: 'v1', title: 'Note', subject: 'Biology', url: '/x', lastAccessed: 5 },
  ]
  expect(mergeActivity(results, visits, 3)).toEqual([
    { kind: 'quiz', id: 'q2', title: 'Quiz', subject: 'Physics', score: 80, at: 30 },
    { kind: 'content', id: 'v2', title: 'Note', subject: 'Biology', url: null, at: 20 },
    { kind: 'quiz', id: 'q1', title: 'Quiz', subject: 'Physics', score: 60, at: 10 },
  ])
})
