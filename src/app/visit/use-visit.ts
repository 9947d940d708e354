import { useLayoutEffect } from 'react'
import type { VisitedContent } from '../../device/outbox/outgoing.ts'
import { useAuth } from '../session/auth.tsx'

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
    let stop = () => {}
    let isOver = false
    const begin = async () => {
      const { reportOpening, watchText } = await import('./watch-visit.ts')
      if (textId === undefined) return reportOpening(userId, visited)
      stop = watchText(userId, visited, textId)
      // The page was left while the part was loading: it was opened all the same.
      if (isOver) stop()
    }
    begin().catch((error: unknown) => console.error('Recording a visit failed', error))
    return () => {
      isOver = true
      stop()
    }
  }, [userId, stored, textId])
}
