import { useLayoutEffect } from 'react'
import type { VisitedContent } from '../../device/outbox/outgoing.ts'
import { useAuth } from '../session/auth.tsx'
import { watchTextProgress } from './text-progress.ts'

/**
 * Records that a student opened a page. The part that does it is loaded after the page; a visitor's browser never loads
 * it. `textId` names the element of a text, of which the time and the progress are recorded as well.
 */
export function useVisit(content: VisitedContent, textId?: string): void {
  const userId = useAuth().user?.uid
  // As a text, because callers make the content anew at every render.
  const stored = JSON.stringify(content)

  // When a layout effect ends, the text is still in the page, so that it can be measured a last time.
  useLayoutEffect(() => {
    if (userId === undefined) return
    const visited: VisitedContent = JSON.parse(stored)
    // From now on, also while the part that reports it is on its way. Who jumps back to the top has seen what is below.
    const readProgress = textId === undefined ? null : watchTextProgress(textId)
    if (readProgress) addEventListener('scroll', readProgress, { passive: true })
    let stop = () => {}
    let isOver = false
    const begin = async () => {
      const { reportOpening, watchVisit } = await import('./watch-visit.ts')
      if (!readProgress) return reportOpening(userId, visited)
      stop = watchVisit(userId, visited, readProgress)
      // The page was left while the part was loading: it was opened all the same.
      if (isOver) stop()
    }
    begin().catch((error: unknown) => console.error('Recording a visit failed', error))
    return () => {
      isOver = true
      if (readProgress) {
        removeEventListener('scroll', readProgress)
        readProgress()
      }
      stop()
    }
  }, [userId, stored, textId])
}
