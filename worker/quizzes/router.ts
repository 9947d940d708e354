import * as z from 'zod/mini'
import { Failure } from '#domain/failure.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { QuizId, QuizVersion } from '#domain/quiz/attempt.ts'
import { type PublicQuiz, withoutAnswers } from '#domain/quiz/quiz.ts'
import { publicProcedure, router } from '../procedures.ts'
import { openLimits } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'
import { getSealedKey } from './bank.ts'
import { getQuiz, getVersion, listQuizzes } from './find-quiz.ts'

export const quizzesRouter = router({
  list: publicProcedure.query(({ ctx }) => listQuizzes(ctx.assets)),

  /** A quiz without its answers, as it is today or in one of its versions. */
  get: publicProcedure
    .input(z.strictObject({ id: QuizId, version: z.optional(QuizVersion) }))
    .query(async ({ ctx, input: { id, version } }): Promise<PublicQuiz> => {
      const quiz = await getQuiz(ctx.assets, id)
      return { ...withoutAnswers(version === undefined ? quiz.today : getVersion(quiz, version)), places: quiz.places }
    }),

  /** A quiz as it is today, to be sat and graded without a line: its key is sealed. Limited, so that a loop copies no bank. */
  save: publicProcedure.input(z.strictObject({ id: QuizId })).query(async ({ ctx, input: { id } }) => {
    const { db, now, address } = ctx
    const limits = await openLimits(db, now)
    const throttle = openThrottle(db, now)
    const [counted] = await db.batch([throttle.count([limits.savedFromNetwork(address)]), throttle.sweep()])
    if (isOver(counted)) throw new Failure('too-many-requests', ATTEMPT_MESSAGES.tooManySaved)
    const { today, places } = await getQuiz(ctx.assets, id)
    return { quiz: { ...withoutAnswers(today), places }, sealed: await getSealedKey(ctx.assets, today.id) }
  }),
})
