import { useEffect } from 'react'
import { readConnection } from '../../../app/may-preload.ts'
import { warmEngine } from './engine.ts'

/** Whether the large files of the reader may be fetched though nobody may need them in the end. */
export function mayFetchAhead(): boolean {
  const { saveData, isCellular, effectiveType } = readConnection()
  return !saveData && !isCellular && effectiveType === '4g'
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
