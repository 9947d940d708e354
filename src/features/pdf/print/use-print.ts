import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenDocument } from '../engine/open-document.ts'
import { clearPrint, printPages } from './print-document.ts'

export type Print = {
  /** The page that is being prepared for printing; null otherwise. */
  page: number | null
  failed: boolean
  start: () => void
  cancel: () => void
}

export function usePrint(opened: OpenDocument | null): Print {
  const [page, setPage] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const running = useRef<AbortController | null>(null)

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setPage(null)
    setFailed(false)
  }, [])
  useEffect(
    () => () => {
      running.current?.abort()
      clearPrint()
    },
    [],
  )

  const start = useCallback(() => {
    if (!opened || running.current) return
    const controller = new AbortController()
    running.current = controller
    setFailed(false)
    printPages(opened.pages, { signal: controller.signal, onProgress: setPage })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        console.error('Printing failed', error)
        setFailed(true)
      })
      .finally(() => {
        if (running.current !== controller) return
        running.current = null
        setPage(null)
      })
  }, [opened])

  return { page, failed, start, cancel }
}
