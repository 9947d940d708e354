import * as z from 'zod/mini'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { Moment } from '#domain/calendar/moment.ts'
import { Failure } from '#domain/failure.ts'
import { choosePractice } from '#domain/quiz/choose-practice.ts'
import { leftForToday } from '#domain/quiz/mistakes.ts'
import { BankId, PracticeAnswers, PracticeChoice } from '#domain/quiz/practice.ts'
import { PRACTICE_MESSAGES } from '#domain/quiz/practice-rules.ts'
import { toServerTime } from '#domain/study/daily-limits.ts'
import { isAfterReset } from '../db/day-counts.ts'
import { publicProcedure, router, studentProcedure } from '../procedures.ts'
import { isOver } from '../throttle/throttle.ts'
import { findQuestions, readChapters } from './bank-questions.ts'
import { type Answer, type MissedRow, seenIdOf, selectEntries, storeAnswers } from './record.ts'
import { countReviewed, openPractice, selectDue, selectNotebook, selectTopicLevels } from './store.ts'

/** Entries of the notebook in a page of it. */
const NOTEBOOK_PAGE = 50

const NotebookQuery = z.strictObject({
  cursor: z.optional(z.strictObject({ missedAt: Moment, questionId: BankId })),
})

export const learningRouter = router({
  /** Questions to practise, with their answers: the page says at once what was right, also without a line. */
  practise: studentProcedure.input(PracticeChoice).query(async ({ ctx, input }) => {
    const { chapters } = input
    const [files, { topics, missedIds, counted }] = await Promise.all([
      readChapters(ctx.assets, chapters),
      openPractice(ctx.db, ctx.student.id, chapters, ctx.now),
    ])
    if (isOver(counted)) throw new Failure('too-many-requests', PRACTICE_MESSAGES.tooMany)
    if (files.some((questions) => questions.length === 0))
      throw new Failure('not-found', PRACTICE_MESSAGES.unknownChapter)
    const missed = new Set(missedIds)
    const seen = topics.flatMap((record) => record.seen.split(',').filter(Boolean).reverse())
    const chapterOf = new Map(
      files.flatMap((questions, index) => questions.map(({ id }) => [id, chapters[index] ?? ''])),
    )
    const chosen = choosePractice(
      files.flat(),
      input,
      {
        isMissed: ({ id }) => missed.has(id),
        ageOf: ({ id }) => {
          const age = seen.indexOf(seenIdOf(id))
          return age === -1 ? null : age
        },
      },
      Math.random,
    )
    return { questions: chosen.map((question) => ({ ...question, chapter: chapterOf.get(question.id) ?? '' })) }
  }),

  /** Stores answers of a practice or of the notebook. Answers to questions that the bank no longer has are left out. */
  answer: publicProcedure.input(PracticeAnswers).mutation(async ({ ctx, input: { answers: sent, sentAt } }) => {
    const questions = await findQuestions(ctx.assets, sent)
    const answers = sent.flatMap(({ questionId, chapter, option, confidence, at }): Answer[] => {
      const question = questions.get(questionId)
      if (!question?.options.some(({ id }) => id === option)) return []
      const { topic, difficulty } = question
      const isRight = question.correctAnswer === option
      return [
        { questionId, chapter, topic, difficulty, isRight, confidence, at: toServerTime(at, { sentAt, now: ctx.now }) },
      ]
    })
    const ids = answers.map(({ questionId }) => questionId)
    const { student, rows } = await ctx.findStudentWith((userId) => selectEntries(ctx.db, userId, ids))
    if (!student) throw new Failure('unauthenticated', SIGN_IN_FIRST)
    if (answers.length > 0) {
      const onlyIf = isAfterReset(student.id, Math.min(...answers.map(({ at }) => at)))
      await ctx.db.batch(storeAnswers(ctx.db, student.id, answers, { entries: rows, onlyIf }))
    }
    return { stored: answers.length }
  }),

  /** The questions of the notebook for today, with their answers. */
  today: studentProcedure.query(async ({ ctx }) => {
    const { db, student, now } = ctx
    const [due, [reviewed]] = await db.batch([selectDue(db, student.id, now), countReviewed(db, student.id, now)])
    const left = leftForToday(reviewed?.count ?? 0)
    const entries = await addQuestions(ctx.assets, due)
    return { questions: entries.slice(0, left), reviewedToday: reviewed?.count ?? 0 }
  }),

  /** The whole notebook, a page at a time. */
  notebook: studentProcedure.input(z._default(NotebookQuery, {})).query(async ({ ctx, input: { cursor } }) => {
    const rows = await selectNotebook(ctx.db, ctx.student.id, NOTEBOOK_PAGE, cursor)
    const page = rows.slice(0, NOTEBOOK_PAGE)
    const last = page.at(-1)
    const isMore = rows.length > NOTEBOOK_PAGE && last !== undefined
    return {
      entries: await addQuestions(ctx.assets, page),
      nextCursor: isMore ? { missedAt: last.missedAt, questionId: last.questionId } : null,
    }
  }),

  /** The last answers in every topic, for the levels. */
  topics: studentProcedure.query(({ ctx }) => selectTopicLevels(ctx.db, ctx.student.id)),
})

/** Questions that are gone from the bank are left out. */
async function addQuestions(assets: Parameters<typeof findQuestions>[0], rows: readonly MissedRow[]) {
  const questions = await findQuestions(assets, rows)
  return rows.flatMap(({ questionId, chapter, dueDay, missedAt, knownDays }) => {
    const question = questions.get(questionId)
    return question ? [{ ...question, chapter, dueDay, missedAt, knownDays }] : []
  })
}
