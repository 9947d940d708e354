import { useLayoutEffect, useRef } from 'react'
import type { VisitedContent } from '../device/outbox/kinds/visit.ts'
import { useAuth } from '../session/auth.tsx'
import { watchTextProgress } from './text-progress.ts'

/**
 * Records that a student opened a page. The code for it is loaded after the page; a visitor's browser never loads it.
 * `textId` is the id of a text's element. Its reading time and progress are recorded, too.
 */
export function useVisit(content: VisitedContent, textId?: string): void {
  const userId = useAuth().user?.uid
  // As a text, because callers make the content again at every render.
  const stored = JSON.stringify(content)
  const progress = useRef<(() => number) | null>(null)

  // From the first paint on, also before it is known who reads, and while the part that reports it is on its way. Who jumps
  // back to the top has seen what is below. When a layout effect ends, the text is still in the page for a last measurement.
  useLayoutEffect(() => {
    if (textId === undefined) return
    const read = watchTextProgress(textId)
    progress.current = read
    addEventListener('scroll', read, { passive: true })
    return () => {
      removeEventListener('scroll', read)
      read()
    }
  }, [textId])

  useLayoutEffect(() => {
    if (userId === undefined) return
    const visited: VisitedContent = JSON.parse(stored)
    const readProgress = progress.current
    let stop = () => {}
    let isOver = false
    const begin = async () => {
      const { reportOpening, watchVisit } = await import('./watch-visit.ts')
      if (!readProgress) return reportOpening(userId, visited)
      stop = watchVisit(userId, visited, readProgress)
      // The page was left while the code was loading. It was opened all the same.
      if (isOver) stop()
    }
    begin().catch((error: unknown) => console.error('Recording a visit failed', error))
    return () => {
      isOver = true
      stop()
    }
  }, [userId, stored])
}
