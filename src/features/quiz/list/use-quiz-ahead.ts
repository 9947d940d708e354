import { type RefObject, useEffect } from 'react'
import { trpc } from '../../../app/data/trpc.ts'
import { mayPreload } from '../../../app/loading/may-preload.ts'
import { prepareMaths, QUIZ_FRESH_MS } from '../player/use-quiz.ts'

/** Who looks at a card for so long may start its quiz. Scrolling past fetches nothing. */
const LOOKING_MS = 700

/**
 * Fetches the questions and what typesets their formulas while the card of a quiz is looked at or touched, so that the
 * first question shows at once after Start Quiz. Not where data is saved.
 */
export function useQuizAhead(quizId: string, card: RefObject<HTMLElement | null>): void {
  const utils = trpc.useUtils()
  useEffect(() => {
    const element = card.current
    if (!element || !mayPreload()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsked = false

    const fetchQuiz = async () => {
      if (isAsked) return
      isAsked = true
      // It does not throw: who starts the quiz asks again, and hears of the failure then.
      await utils.quizzes.get.prefetch({ id: quizId }, { staleTime: QUIZ_FRESH_MS })
      const quiz = utils.quizzes.get.getData({ id: quizId })
      if (quiz) await prepareMaths(quiz)
    }
    const fetchNow = () => void fetchQuiz()
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(fetchNow, LOOKING_MS)
      },
      { threshold: 0.6 },
    )
    observer.observe(element)
    for (const sign of SIGNS) element.addEventListener(sign, fetchNow, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const sign of SIGNS) element.removeEventListener(sign, fetchNow)
    }
  }, [quizId, card, utils])
}

const SIGNS = ['pointerdown', 'pointerenter', 'focusin'] as const
