import { describe, expect, test } from 'vitest'
import type { QuizSummary } from '../../../domain/quiz/quiz.ts'
import { summarizeSeries } from '../../../domain/quiz/series-summary.ts'

const quiz = (id: string, change: Partial<QuizSummary> = {}): QuizSummary => ({
  id,
  title: id,
  description: 'A short set.',
  subject: 'Physics',
  series: 'class-12',
  difficulty: 'Medium',
  totalQuestions: 25,
  totalMarks: 30,
  timeLimit: 30,
  createdAt: '2026-11-21',
  updatedAt: '2026-11-21',
  isActive: true,
  tags: ['rotation'],
  ...change,
})

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
