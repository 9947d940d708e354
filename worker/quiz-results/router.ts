import { z } from 'zod'
import { Attempt, checkAnswers, clampCompletedAt, clampTimeSpent } from '../../domain/quiz/attempt.ts'
import { gradeQuiz } from '../../domain/quiz/grading.ts'
import { HistoryQuery } from '../../domain/quiz/quiz-history.ts'
import { isDatabaseFailure } from '../db/errors.ts'
import { logError } from '../http/log.ts'
import { publicProcedure, router, studentProcedure } from '../procedures.ts'
import { getQuiz } from '../quizzes/bank.ts'
import { listResults, saveResult, summarizeResults } from './store.ts'

export const quizResultsRouter = router({
  /**
   * Grades an attempt for everyone, and stores it for a student. A database that does not answer keeps no student from
   * his or her result: `saved` is false then, and the browser sends the same attempt again later.
   */
  submit: publicProcedure.input(Attempt).mutation(async ({ ctx, input }) => {
    const quiz = getQuiz(input.quizId)
    checkAnswers(quiz, input.answers)
    const { timeSpent, clamped } = clampTimeSpent(quiz, input.timeSpent)
    const grade = gradeQuiz(quiz, input.answers)
    const graded = { timeSpent, timeSpentClamped: clamped, grade }
    try {
      const student = await ctx.findStudent()
      if (!student) return { saved: false, ...graded }

      const stored = await saveResult(ctx.db, student.id, {
        attemptId: input.attemptId,
        quizId: quiz.id,
        subject: quiz.subject,
        title: quiz.title,
        difficulty: quiz.difficulty,
        score: grade.score,
        totalQuestions: grade.totalQuestions,
        correctAnswers: grade.correctAnswers,
        earnedMarks: grade.earnedMarks,
        totalMarks: grade.totalMarks,
        timeSpent,
        answers: input.answers,
        timestamp: ctx.now,
        completedAt: clampCompletedAt(input.completedAt, ctx.now),
      })
      return {
        saved: true,
        timeSpent: stored.timeSpent,
        timeSpentClamped: clamped,
        grade: gradeQuiz(quiz, stored.answers),
      }
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error
      logError({ requestId: ctx.requestId, path: 'quizResults.submit', error })
      return { saved: false, ...graded }
    }
  }),

  list: studentProcedure.input(HistoryQuery).query(({ ctx, input }) => listResults(ctx.db, ctx.student.id, input)),

  summary: studentProcedure
    .input(z.strictObject({ subject: HistoryQuery.shape.subject }).default({}))
    .query(({ ctx, input }) =>
      summarizeResults(ctx.db, ctx.student.id, { now: ctx.now, ...(input.subject ? { subject: input.subject } : {}) }),
    ),
})
