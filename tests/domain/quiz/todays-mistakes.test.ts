import { expect, test } from 'vitest'
import { withoutAnswered } from '#domain/quiz/todays-mistakes.ts'

test('an answered question is no longer one for today, and counts as reviewed', () => {
  const today = { questions: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], reviewedToday: 2 }
  expect(withoutAnswered(today, new Set(['b', 'of another chapter']))).toEqual({
    questions: [{ id: 'a' }, { id: 'c' }],
    reviewedToday: 3,
  })
  expect(withoutAnswered(today, new Set())).toEqual(today)
})
