import { expect, test } from 'vitest'
import type { GradedQuestion } from '#domain/quiz/grading.ts'
import {
  type AttemptFacts,
  isShownBy,
  isSlow,
  REVIEW_FILTERS,
  secondsFor,
  UNTIMED,
} from '#domain/quiz/review-filters.ts'
import { openRandom } from '../../support/random.ts'

const graded = (id: string, chosen: string | null): GradedQuestion => ({
  id,
  chosen,
  correctAnswer: 'a',
  explanation: '',
  isCorrect: chosen === 'a',
})
const facts: AttemptFacts = { flagged: ['a'], times: { a: 41, b: 40 }, limit: 100, totalMarks: 5, penalty: 0 }

test('the filters of the review', () => {
  expect(REVIEW_FILTERS).toEqual(['All', 'Wrong', 'Flagged', 'Left open', 'Slow'])
  const shown = (id: string, chosen: string | null) =>
    REVIEW_FILTERS.filter((name) => isShownBy(name, graded(id, chosen), 2, facts))
  expect(shown('a', 'a')).toEqual(['All', 'Flagged', 'Slow'])
  expect(shown('b', 'b')).toEqual(['All', 'Wrong'])
  expect(shown('b', null)).toEqual(['All', 'Left open'])
})

test('a question is slow if it took longer than the share of the time that its marks have', () => {
  expect(secondsFor(2, facts)).toBe(40)
  expect(isSlow({ id: 'a', marks: 2 }, facts)).toBe(true)
  expect(isSlow({ id: 'b', marks: 2 }, facts)).toBe(false)
  expect(isSlow({ id: 'b', marks: 1 }, facts)).toBe(true)
  // Without a time, a clock or marks nothing is slow.
  expect(isSlow({ id: 'c', marks: 1 }, facts)).toBe(false)
  expect(secondsFor(1, UNTIMED)).toBeNull()
  expect(isSlow({ id: 'a', marks: 1 }, { ...facts, limit: null })).toBe(false)
  expect(isSlow({ id: 'a', marks: 1 }, { ...facts, totalMarks: 0 })).toBe(false)
})

test('the shares of all questions are the whole time', () => {
  const random = openRandom(37)
  for (let round = 0; round < 50; round++) {
    const marks = Array.from({ length: 1 + random(200) }, () => 1 + random(2))
    const totalMarks = marks.reduce((sum, one) => sum + one, 0)
    const shares = marks.map((one) => secondsFor(one, { limit: 7200, totalMarks }) ?? 0)
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(7200)
  }
})
