import type { QuizSummary } from '#domain/quiz/quiz.ts'

/** A quiz of three questions and twenty minutes. */
export const SAMPLE_QUIZ: QuizSummary = {
  id: 'mechanics',
  title: 'Mechanics',
  description: 'A short set.',
  subject: 'Physics',
  series: 'class-12',
  difficulty: 'Medium',
  totalQuestions: 3,
  totalMarks: 3,
  timeLimit: 20,
  createdAt: '2026-11-21',
  updatedAt: '2026-11-21',
  isActive: true,
  tags: [],
}
