import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PublicQuiz } from '../../../../domain/quiz/quiz.ts'
import { trpc } from '../../../app/data/trpc.ts'
import { deviceStore } from '../../../device/store/device.ts'
import { cacheQuiz, readCachedQuiz } from '../../../device/store/quiz-cache.ts'
import { loadKatex } from '../maths/katex-loader.ts'
import { hasMath } from '../maths/split-math.ts'

/** A quiz with its questions: from the worker, and until it answers from the cache on this device. */
export function useQuiz(quizId: string) {
  const query = trpc.quizzes.get.useQuery({ id: quizId }, { staleTime: 60 * 60_000 })
  const cached = useQuery({
    queryKey: ['cached quiz', quizId],
    queryFn: () => readCachedQuiz(deviceStore(), quizId),
    // It reads the cache on the device, so it also works offline.
    networkMode: 'always',
  })
  const { data } = query
  useEffect(() => {
    if (data) void cacheQuiz(deviceStore(), data, Date.now())
  }, [data])
  return { ...query, quiz: data ?? cached.data ?? undefined }
}

/** Loads KaTeX if the quiz has formulas. Resolves once it is loaded, or has failed to load. */
export function prepareMaths(quiz: PublicQuiz): Promise<void> {
  const texts = quiz.questions.flatMap(({ question, options }) => [question, ...options])
  return texts.some(hasMath) ? loadKatex() : Promise.resolve()
}
