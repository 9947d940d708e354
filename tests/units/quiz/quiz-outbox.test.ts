import { describe, expect, test } from 'vitest'
import { pauseAfter } from '../../../src/device/keep-sending.ts'
import {
  isPending,
  isRefusal,
  type OutboxEntry,
  parseEntry,
  serializeEntry,
} from '../../../src/features/quiz/submission/outbox.ts'

const entry: OutboxEntry = {
  state: 'waiting',
  attempt: { attemptId: 'attempt-1', quizId: 'mechanics', answers: { a: 1 }, timeSpent: 60, completedAt: 1_000 },
  title: 'Mechanics',
  subject: 'Physics',
  difficulty: 'Medium',
  flagged: ['a'],
  timedOut: true,
  score: null,
  reason: null,
}

describe('parseEntry', () => {
  test('gives back what was kept', () => {
    expect(parseEntry(serializeEntry(entry))).toEqual(entry)
    const refused: OutboxEntry = { ...entry, state: 'refused', score: 40, reason: 'Quiz not found.' }
    expect(parseEntry(serializeEntry(refused))).toEqual(refused)
  })

  test.each([null, '', '[]', '{"version":1', '{"version":1,"attempt":null}', '{"version":9}'])(
    'finds nothing in %s',
    (json) => {
      expect(parseEntry(json)).toBeNull()
    },
  )

  test('has no use for an attempt without its id', () => {
    expect(parseEntry(serializeEntry({ ...entry, attempt: { ...entry.attempt, attemptId: '' } }))).toBeNull()
  })

  test('keeps the attempt when what is around it is lost', () => {
    const { attempt } = entry
    expect(parseEntry(JSON.stringify({ version: 1, attempt: { ...attempt, answers: { a: 1, b: 'x' } } }))).toEqual({
      state: 'waiting',
      attempt,
      title: 'Quiz',
      subject: '',
      difficulty: 'Medium',
      flagged: [],
      timedOut: false,
      score: null,
      reason: null,
    })
  })
})

test('only what the worker still has to hear of is sent by itself', () => {
  expect(
    (['waiting', 'graded', 'done', 'refused', 'kept'] as const).map((state) => isPending({ ...entry, state })),
  ).toEqual([true, true, false, false, false])
})

test.each([
  [400, true],
  [404, true],
  [413, true],
  [401, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
  [undefined, false],
])('a status of %s is final: %s', (status, final) => {
  expect(isRefusal(status)).toBe(final)
})

test('pauses grow, up to five minutes', () => {
  expect([1, 2, 3].map(pauseAfter)).toEqual([4_000, 8_000, 16_000])
  expect(pauseAfter(50)).toBe(300_000)
})
