import { z } from 'zod'
import { QuizId, QuizVersion } from '../../domain/quiz/attempt.ts'
import { withoutAnswers } from '../../domain/quiz/quiz.ts'
import { publicProcedure, router } from '../procedures.ts'
import { getQuiz, getVersion, listQuizzes } from './find-quiz.ts'

export const quizzesRouter = router({
  list: publicProcedure.query(({ ctx }) => listQuizzes(ctx.assets)),

  /** A quiz without its answers, as it is today or as it was in a version. */
  get: publicProcedure
    .input(z.strictObject({ id: QuizId, version: QuizVersion.optional() }))
    .query(async ({ ctx, input: { id, version } }) => {
      const quiz = await getQuiz(ctx.assets, id)
      return withoutAnswers(version === undefined ? quiz.today : getVersion(quiz, version))
    }),
})
