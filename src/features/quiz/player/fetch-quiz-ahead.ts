import { createTRPCQueryUtils } from '@trpc/react-query'
import { GUEST } from '#domain/account/owner.ts'
import { dataOf } from '#src/platform/data/student-data.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { readCachedQuiz } from '#src/platform/device/store/quiz-cache.ts'
import { session } from '#src/platform/session/session.ts'
import { fetchQuizSettings } from '../fetch-quiz-settings.ts'
import { prepareMaths, QUIZ_FRESH_MS } from './use-quiz.ts'

/**
 * Fetches the questions of a quiz, if it is not saved here, the student's settings, and what typesets their formulas. It does not throw: starting the
 * quiz asks again.
 */
export async function fetchQuizAhead(quizId: string): Promise<void> {
  void fetchQuizSettings(session.read().user?.uid ?? GUEST)
  const cached = await readCachedQuiz(deviceStore(), quizId, null)
  if (cached?.sealed) return prepareMaths(cached.quiz)
  const { queryClient, api } = dataOf(session.read().generation)
  const { quizzes } = createTRPCQueryUtils({ queryClient, client: api })
  await quizzes.get.prefetch({ id: quizId }, { staleTime: QUIZ_FRESH_MS })
  const quiz = quizzes.get.getData({ id: quizId })
  if (quiz) await prepareMaths(quiz)
}
