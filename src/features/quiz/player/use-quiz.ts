import { useEffect } from 'react'
import type { PublicQuiz } from '../../../../domain/quiz/quiz.ts'
import { trpc } from '../../../app/trpc.ts'
import { loadKatex } from '../maths/katex-loader.ts'
import { hasMath } from '../maths/split-math.ts'
import { cacheQuiz, readCachedQuiz } from './quiz-cache.ts'

/** A quiz with its questions: from the worker, and until it answers from the cache on this device. */
export function useQuiz(quizId: string) {
  const query = trpc.quizzes.get.useQuery(
    { id: quizId },
    { initialData: () => readCachedQuiz(quizId), initialDataUpdatedAt: 0, staleTime: 60 * 60_000 },
  )
  const { data } = query
  useEffect(() => {
    if (data) cacheQuiz(data, Date.now())
  }, [data])
  return query
}

/** Loads KaTeX if the quiz has formulas. Resolves once it is loaded, or has failed to load. */
export function prepareMaths(quiz: PublicQuiz): Promise<void> {
  const texts = quiz.questions.flatMap(({ question, options }) => [question, ...options])
  return texts.some(hasMath) ? loadKatex() : Promise.resolve()
}
