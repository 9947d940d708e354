import { useEffect } from 'react'
import { warmEngine } from './engine.ts'

/**
 * Whether what may not be needed in the end may be fetched: not on a slow line, nor on one that has to be saved. As far
 * as browsers tell; Safari and Firefox do not.
 */
export function mayFetchAhead(): boolean {
  const line: unknown = 'connection' in navigator ? navigator.connection : null
  if (typeof line !== 'object' || line === null) return true
  if ('saveData' in line && line.saveData === true) return false
  if ('type' in line && line.type === 'cellular') return false
  return !('effectiveType' in line) || line.effectiveType === '4g'
}

const IDLE_MS = 1500

/** Where a student looks at notes that he or she may open next: fetches the engine once the page itself is done. */
export function useEngineAhead(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !mayFetchAhead()) return
    const timer = setTimeout(warmEngine, IDLE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
}
