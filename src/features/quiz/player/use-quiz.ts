import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listTexts } from '#domain/quiz/question-texts.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { cacheQuiz, readCachedQuiz } from '#src/platform/device/store/quiz-cache.ts'
import { isKatexLoaded, loadKatex } from '../maths/katex-loader.ts'
import { hasMath } from '../maths/split-math.ts'

/** A quiz changes only with a new version of the content. */
export const QUIZ_FRESH_MS = 60 * 60_000

/**
 * A quiz with its questions. The version with which an attempt was opened is read from the device, and requested from
 * the worker only if the device lacks it. For a new attempt (`version` is null) the worker is asked for today's
 * version, and the device's newest one replaces it if the worker does not answer. A saved quiz opens from the device at once.
 */
export function useQuiz(quizId: string, version: string | null) {
  const cached = useQuery({
    queryKey: ['cached quiz', quizId, version],
    queryFn: () => readCachedQuiz(deviceStore(), quizId, version),
    // It reads the cache on the device, so it also works offline.
    networkMode: 'always',
  })
  const isNew = version === null
  const query = trpc.quizzes.get.useQuery(isNew ? { id: quizId } : { id: quizId, version }, {
    staleTime: QUIZ_FRESH_MS,
    enabled: isNew || cached.data === null,
  })
  const { data, failureCount, fetchStatus } = query
  useEffect(() => {
    if (data) void cacheQuiz(deviceStore(), data, Date.now())
  }, [data])
  const isUnanswered = failureCount > 0 || fetchStatus === 'paused'
  const isSaved = cached.data?.sealed !== undefined
  return { ...query, quiz: data ?? (!isNew || isUnanswered || isSaved ? cached.data?.quiz : undefined) }
}

/** Loads KaTeX if the quiz has formulas. Resolves once it is loaded, or has failed to load. */
export function prepareMaths(quiz: PublicQuiz): Promise<void> {
  return isMathsReady(quiz) ? Promise.resolve() : loadKatex()
}

export function isMathsReady(quiz: PublicQuiz): boolean {
  return isKatexLoaded() || !quiz.questions.some((question) => listTexts(question).some(({ text }) => hasMath(text)))
}
