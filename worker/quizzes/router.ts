import { z } from 'zod'
import { QuizId, QuizVersion } from '../../domain/quiz/attempt.ts'
import { summarizeQuiz, withoutAnswers } from '../../domain/quiz/quiz.ts'
import { publicProcedure, router } from '../procedures.ts'
import { getQuiz, getQuizVersion, listQuizzes } from './find-quiz.ts'

export const quizzesRouter = router({
  list: publicProcedure.query(() => listQuizzes().map(summarizeQuiz)),

  /** A quiz without its answers, as it is today or as it was in a version. */
  get: publicProcedure
    .input(z.strictObject({ id: QuizId, version: QuizVersion.optional() }))
    .query(async ({ input: { id, version } }) =>
      withoutAnswers(version === undefined ? getQuiz(id) : await getQuizVersion(id, version)),
    ),
})
