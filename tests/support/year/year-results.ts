import quizzes from '#content/built/quiz-list.json' with { type: 'json' }
import { nepalDay } from '#domain/calendar/nepal-day.ts'
import { startOfDay } from '#domain/calendar/week.ts'
import type { quizResult } from '#worker/db/schema.ts'
import { DAYS, idOf } from './calendar.ts'

const HOUR = 60 * 60 * 1000

/** A quiz on most days, two on some: improving slowly, and never the same quiz twice in a row. */
export function resultsOf(userId: string, now: number): (typeof quizResult.$inferInsert & { rightMarks: number })[] {
  const today = nepalDay(now)
  const days = Array.from({ length: DAYS }, (_, index) => index).flatMap((index) => {
    const isRest = index % 8 === 3 && index < DAYS - 40
    if (isRest) return []
    return index % 7 === 0 ? [index, index] : [index]
  })
  return days.map((dayIndex, index) => {
    const quiz = quizzes[(index * 7) % quizzes.length]
    if (!quiz) throw new Error('The content holds no quiz.')
    const share = Math.min(1, 0.3 + 0.45 * (index / days.length) + ((index * 37) % 11) / 40)
    const correctAnswers = Math.round(quiz.totalQuestions * share)
    const timestamp = Math.min(now - 1, startOfDay(today - DAYS + 1 + dayIndex) + (7 + (index % 12)) * HOUR)
    return {
      id: idOf('result', index),
      userId,
      attemptId: idOf('result', index),
      quizId: quiz.id,
      subject: quiz.subject,
      title: quiz.title,
      score: Math.round(share * 100),
      totalQuestions: quiz.totalQuestions,
      correctAnswers,
      earnedMarks: Math.round(quiz.totalMarks * share),
      rightMarks: Math.round(quiz.totalMarks * share),
      totalMarks: quiz.totalMarks,
      timeSpent: Math.round(quiz.timeLimit * 60 * (0.5 + (index % 5) / 10)),
      difficulty: quiz.difficulty,
      answers: {},
      timestamp,
      completedAt: timestamp,
    }
  })
}
