import { describe, expect, test } from 'vitest'
import { summarizeSeries } from '#domain/quiz/series-summary.ts'
import { quiz } from '#tests/support/samples/sample-quiz.ts'

describe('summarizeSeries', () => {
  test('counts tests and names the range of their difficulty', () => {
    const quizzes = [quiz('a', { difficulty: 'Hard' }), quiz('b', { difficulty: 'Easy' }), quiz('c', { series: 'ioe' })]
    expect(summarizeSeries(quizzes, 'class-12')).toEqual({ totalTests: 2, difficulty: 'Easy to Hard' })
    expect(summarizeSeries(quizzes, 'ioe')).toEqual({ totalTests: 1, difficulty: 'Medium' })
  })

  test('an empty series has no difficulty', () => {
    expect(summarizeSeries([], 'cee')).toEqual({ totalTests: 0, difficulty: 'Not set' })
  })
})
