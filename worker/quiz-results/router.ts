import * as z from 'zod/mini'
import { Moment } from '#domain/calendar/moment.ts'
import { Failure } from '#domain/failure.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { Attempt } from '#domain/quiz/attempt.ts'
import { pickNotes } from '#domain/quiz/attempt-notes.ts'
import { clampTimeSpent, sumRightMarks } from '#domain/quiz/grading.ts'
import { HistoryQuery } from '#domain/quiz/history-query.ts'
import { answersHandedIn } from '#domain/quiz/shared-attempt.ts'
import { clampDoneAt, TOO_MUCH_FOR_A_DAY } from '#domain/study/daily-limits.ts'
import { isDatabaseFailure } from '../db/errors.ts'
import { logError } from '../http/log.ts'
import { listPlaces, toAnswers } from '../learning/bank-questions.ts'
import { type MissedRow, selectEntries } from '../learning/record.ts'
import { type Context, publicProcedure, router, studentProcedure } from '../procedures.ts'
import { type RunningRow, selectRunning } from '../running-attempts/store.ts'
import { openLimits } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'
import { forgetCorrected } from './corrections.ts'
import { openQuiz, readGrade, readReview } from './grade.ts'
import { listResults, summarizeResults } from './history-store.ts'
import { findResult, saveResult } from './store.ts'

/** The id that the browser gave the attempt. */
const AttemptName = z
  .string('Which attempt?')
  .check(z.minLength(1, 'Which attempt?'), z.maxLength(64, 'Which attempt?'))

export const quizResultsRouter = router({
  /**
   * Grades an attempt, and stores the result if a student is signed in. An attempt that was stored before gets its
   * stored result. If the database does not answer, the student still gets the result: `saved` is false, and the
   * browser sends the attempt again later. The same happens when a student sends too many in an hour: a result shows
   * the right answers, and a loop must not be able to copy the bank.
   */
  submit: publicProcedure.input(Attempt).mutation(async ({ ctx, input }) => {
    const { quiz, keyVersion, grade: gradeAnswers } = await openQuiz(ctx.assets, input)
    const { extraTime = 'none' } = input
    const { timeSpent, clamped } = clampTimeSpent(quiz, input.timeSpent, extraTime)
    const graded = { timeSpent, timeSpentClamped: clamped, grade: gradeAnswers(input.answers).grade }
    const completedAt = clampDoneAt(input.completedAt, { sentAt: input.sentAt, now: ctx.now })
    // A visitor has no notebook.
    const ids = ctx.token ? await listPlaces(ctx.assets, quiz) : []
    try {
      const {
        student,
        rows: entries,
        more: [running],
      } = await ctx.findStudentWith<MissedRow[], RunningRow[]>(
        (userId) => selectEntries(ctx.db, userId, ids),
        (userId) => selectRunning(ctx.db, userId, input.attemptId),
      )
      if (!student) {
        await countVisitor(ctx)
        return { saved: false, ...graded }
      }

      // Another device may have reported answers that this one does not know.
      const isSame = running?.shared.quizId === quiz.id && running.shared.version === input.version
      const { answers, grade } = gradeAnswers(answersHandedIn(isSame ? running.shared : null, input))
      const learned = await toAnswers(ctx.assets, quiz, grade.questions, completedAt)

      const newResult = {
        attemptId: input.attemptId,
        quizId: quiz.id,
        quizVersion: quiz.version,
        keyVersion,
        subject: quiz.subject,
        title: quiz.title,
        difficulty: quiz.difficulty,
        score: grade.score,
        totalQuestions: grade.totalQuestions,
        correctAnswers: grade.correctAnswers,
        earnedMarks: grade.earnedMarks,
        rightMarks: sumRightMarks(quiz, grade.questions),
        totalMarks: grade.totalMarks,
        timeSpent,
        extraTime: extraTime === 'none' ? null : extraTime,
        answers,
        ...pickNotes(quiz, input),
        timestamp: completedAt,
        completedAt,
      }
      const saved = await saveResult(ctx.db, student.id, newResult, { now: ctx.now, learned, entries })
      if (saved.outcome === 'too-many-in-hour') throw new Failure('too-many-requests', ATTEMPT_MESSAGES.tooMany)
      if (saved.outcome === 'too-many') throw new Failure('too-many-requests', TOO_MUCH_FOR_A_DAY)
      if (saved.outcome === 'before-reset') return { saved: false, stored: false, ...graded }
      const stored = saved.result
      return {
        saved: true,
        timeSpent: stored.timeSpent,
        timeSpentClamped: clamped,
        grade: await readGrade(ctx.assets, stored),
      }
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error
      logError({ requestId: ctx.requestId, path: 'quizResults.submit', error })
      return { saved: false, ...graded }
    }
  }),

  /** The student has seen the notices of corrected results up to this one. */
  forgetCorrected: studentProcedure
    .input(z.strictObject({ until: Moment }))
    .mutation(({ ctx, input: { until } }) => forgetCorrected(ctx.db, ctx.student.id, until)),

  /** An attempt of the student with its questions as they were asked, for the review. */
  review: studentProcedure
    .input(z.strictObject({ attemptId: AttemptName }))
    .query(async ({ ctx, input: { attemptId } }) => {
      const stored = await findResult(ctx.db, ctx.student.id, attemptId)
      if (!stored) throw new Failure('not-found', ATTEMPT_MESSAGES.noAttempt)
      return readReview(ctx.assets, stored)
    }),

  list: studentProcedure.input(HistoryQuery).query(({ ctx, input }) => listResults(ctx.db, ctx.student.id, input)),

  summary: studentProcedure
    .input(z._default(z.strictObject({ subject: HistoryQuery.shape.subject }), {}))
    .query(({ ctx, input }) =>
      summarizeResults(ctx.db, ctx.student.id, { now: ctx.now, ...(input.subject ? { subject: input.subject } : {}) }),
    ),
})

/** @throws Failure when too many attempts of visitors came from this network. */
async function countVisitor({ db, now, address }: Context): Promise<void> {
  const limits = await openLimits(db, now)
  const throttle = openThrottle(db, now)
  const [counted] = await db.batch([throttle.count([limits.gradingsFromNetwork(address)]), throttle.sweep()])
  if (isOver(counted)) throw new Failure('too-many-requests', ATTEMPT_MESSAGES.tooMany)
}
