import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listTexts } from '../../../../domain/quiz/question-texts.ts'
import type { PublicQuiz } from '../../../../domain/quiz/quiz.ts'
import { trpc } from '../../../app/data/trpc.ts'
import { deviceStore } from '../../../device/store/device.ts'
import { cacheQuiz, readCachedQuiz } from '../../../device/store/quiz-cache.ts'
import { loadKatex } from '../maths/katex-loader.ts'
import { hasMath } from '../maths/split-math.ts'

/** A quiz changes only with a new version of the content. */
export const QUIZ_FRESH_MS = 60 * 60_000

/**
 * A quiz with its questions. The version that an attempt was opened with is read from the device, or else from the worker.
 * For a new attempt (`version` is null) it is the worker's version of today; the device's only when the worker does not
 * answer.
 */
export function useQuiz(quizId: string, version: string | null) {
  const input = version === null ? { id: quizId } : { id: quizId, version }
  const query = trpc.quizzes.get.useQuery(input, { staleTime: QUIZ_FRESH_MS })
  const cached = useQuery({
    queryKey: ['cached quiz', quizId, version],
    queryFn: () => readCachedQuiz(deviceStore(), quizId, version),
    // It reads the cache on the device, so it also works offline.
    networkMode: 'always',
  })
  const { data, failureCount, fetchStatus } = query
  useEffect(() => {
    if (data) void cacheQuiz(deviceStore(), data, Date.now())
  }, [data])
  const isCacheWanted = version !== null || failureCount > 0 || fetchStatus === 'paused'
  const stored = isCacheWanted ? cached.data : null
  return { ...query, quiz: (version === null ? (data ?? stored) : (stored ?? data)) ?? undefined }
}

/** Loads KaTeX if the quiz has formulas. Resolves once it is loaded, or has failed to load. */
export function prepareMaths(quiz: PublicQuiz): Promise<void> {
  const hasFormulas = quiz.questions.some((question) => listTexts(question).some(({ text }) => hasMath(text)))
  return hasFormulas ? loadKatex() : Promise.resolve()
}
