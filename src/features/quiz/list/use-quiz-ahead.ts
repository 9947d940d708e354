import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { mayPreload } from '../../../app/loading/may-preload.ts'
import { useAuth } from '../../../app/session/auth.tsx'
import { preloadAttempt } from '../attempt/attempt-parts.ts'

/** Who looks at a card for so long may start its quiz. Scrolling past fetches nothing. */
const LOOKING_MS = 700

/**
 * Fetches the questions and what typesets their formulas while the card of a quiz is looked at or touched, so that the
 * first question shows at once after Start Quiz. Not where data is saved; and for a visitor, whose page comes without what
 * asks the worker, not by looking alone. Returns what the card listens for.
 */
export function useQuizAhead(quizId: string, card: RefObject<HTMLElement | null>) {
  const { isAuthenticated } = useAuth()
  const isAsked = useRef(false)
  const fetchNow = useCallback(() => {
    if (isAsked.current || !mayPreload()) return
    isAsked.current = true
    void preloadAttempt(quizId)
  }, [quizId])
  useEffect(() => {
    const element = card.current
    if (!element || !isAuthenticated) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(fetchNow, LOOKING_MS)
      },
      { threshold: 0.6 },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [fetchNow, card, isAuthenticated])

  return { onPointerDown: fetchNow, onPointerEnter: fetchNow, onFocus: fetchNow }
}
