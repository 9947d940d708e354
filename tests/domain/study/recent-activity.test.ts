import { expect, test } from 'vitest'
import { ACTIVITIES_READ, ACTIVITIES_SHOWN, mergeActivity } from '#domain/study/recent-activity.ts'

const result = (id: string, quizId: string, timestamp: number) => ({
  id,
  quizId,
  title: 'Quiz',
  subject: 'Physics',
  score: 80,
  timestamp,
})
const visit = (id: string, lastAccessed: number, contentType: 'note' | 'quiz' | 'blog' = 'note') => ({
  id,
  contentType,
  contentId: contentType === 'quiz' ? 'mechanics' : 'x',
  title: 'Text',
  subject: 'Biology',
  url: '/x',
  lastAccessed,
})
const ids = (...args: Parameters<typeof mergeActivity>) => mergeActivity(...args).map(({ kind, id }) => [kind, id])

test('activity of every kind is listed together, newest first', () => {
  expect(mergeActivity([result('q', 'mechanics', 30)], [visit('n', 20)], 3)).toEqual([
    { kind: 'result', id: 'q', title: 'Quiz', subject: 'Physics', score: 80, at: 30 },
    { kind: 'note', id: 'n', title: 'Text', subject: 'Biology', url: '/x', at: 20 },
  ])
  expect(
    ids([result('q1', 'mechanics', 10), result('q2', 'cell', 40)], [visit('b', 30, 'blog'), visit('n', 5)], 3),
  ).toEqual([
    ['result', 'q2'],
    ['blog', 'b'],
    ['result', 'q1'],
  ])
})

test('a quiz that was opened and then finished is listed as its result alone', () => {
  expect(ids([result('q', 'mechanics', 30)], [visit('opened', 20, 'quiz')], 3)).toEqual([['result', 'q']])
  expect(ids([result('q', 'mechanics', 30)], [visit('again', 40, 'quiz')], 3)).toEqual([
    ['quiz', 'again'],
    ['result', 'q'],
  ])
  expect(ids([result('q', 'cell', 30)], [visit('other', 20, 'quiz')], 3)).toEqual([
    ['result', 'q'],
    ['quiz', 'other'],
  ])
})

test('how many activities are shown, and read for it', () => {
  expect(ACTIVITIES_SHOWN).toBe(3)
  expect(ACTIVITIES_READ).toBe(5)
})
