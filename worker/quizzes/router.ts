import { z } from 'zod'
import { QuizId } from '../../domain/quiz/attempt.ts'
import { summarizeQuiz, withoutAnswers } from '../../domain/quiz/quiz.ts'
import { publicProcedure, router } from '../procedures.ts'
import { getQuiz, listQuizzes } from './bank.ts'

export const quizzesRouter = router({
  list: publicProcedure.query(() => listQuizzes().map(summarizeQuiz)),

  /** A quiz without its answers. */
  get: publicProcedure.input(z.strictObject({ id: QuizId })).query(({ input }) => withoutAnswers(getQuiz(input.id))),
})
