import { createTRPCQueryUtils } from '@trpc/react-query'
import { dataOf } from '../../../app/data/student-data.ts'
import { session } from '../../../app/session/session.ts'
import { prepareMaths, QUIZ_FRESH_MS } from './use-quiz.ts'

/** Fetches the questions of a quiz and what typesets their formulas. It does not throw: who starts the quiz asks again. */
export async function fetchQuizAhead(quizId: string): Promise<void> {
  const { queryClient, api } = dataOf(session.read().generation)
  const { quizzes } = createTRPCQueryUtils({ queryClient, client: api })
  await quizzes.get.prefetch({ id: quizId }, { staleTime: QUIZ_FRESH_MS })
  const quiz = quizzes.get.getData({ id: quizId })
  if (quiz) await prepareMaths(quiz)
}
