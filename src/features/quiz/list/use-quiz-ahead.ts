import { type RefObject, useEffect } from 'react'
import { mayPreload } from '../../../app/loading/may-preload.ts'
import { useAuth } from '../../../app/session/auth.tsx'
import { preloadAttempt } from '../attempt/attempt-parts.ts'

/** Who looks at a card for so long may start its quiz. Scrolling past fetches nothing. */
const LOOKING_MS = 700

/**
 * Fetches the questions and what typesets their formulas while the card of a quiz is looked at or touched, so that the
 * first question shows at once after Start Quiz. Not where data is saved; and for a visitor, whose page comes without what
 * asks the worker, not by looking alone.
 */
export function useQuizAhead(quizId: string, card: RefObject<HTMLElement | null>): void {
  const { isAuthenticated } = useAuth()
  useEffect(() => {
    const element = card.current
    if (!element || !mayPreload()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsked = false

    const fetchNow = () => {
      if (isAsked) return
      isAsked = true
      void preloadAttempt(quizId)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(fetchNow, LOOKING_MS)
      },
      { threshold: 0.6 },
    )
    if (isAuthenticated) observer.observe(element)
    for (const sign of SIGNS) element.addEventListener(sign, fetchNow, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const sign of SIGNS) element.removeEventListener(sign, fetchNow)
    }
  }, [quizId, card, isAuthenticated])
}

const SIGNS = ['pointerdown', 'pointerenter', 'focusin'] as const
