import type { QuizSummary } from '#domain/quiz/quiz.ts'

/** A quiz as lists have it. */
export const quiz = (id: string, change: Partial<QuizSummary> = {}): QuizSummary => ({
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
