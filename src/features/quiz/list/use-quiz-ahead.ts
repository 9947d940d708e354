import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { mayPreload } from '#src/platform/loading/may-preload.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { preloadAttempt } from '../attempt/attempt-parts.ts'

/** A student who looks at a card for this long may start its quiz. Scrolling past fetches nothing. */
const LOOKING_MS = 700

/**
 * Fetches the questions and the typesetter of their formulas while the card of a quiz is looked at or touched, so that
 * the first question shows at once after Start Quiz. Not if the browser saves data. For a visitor, whose page comes
 * without the tRPC client, looking alone is not enough. Returns the handlers of the card.
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
