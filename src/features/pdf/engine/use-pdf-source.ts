import { useCallback, useEffect, useState } from 'react'
import { MissingFileError } from '#src/platform/loading/fetch-asset.ts'
import { onLineBack } from '#src/platform/offline/line.ts'
import { dropEngine, loadEngine } from './engine.ts'
import { fetchFile } from './fetch-file.ts'

type Engine = Awaited<ReturnType<typeof loadEngine>>

export type PdfSource =
  | { state: 'loading'; percent: number | null }
  | { state: 'here'; data: Uint8Array; engine: Engine }
  | { state: 'failed'; isMissing: boolean }

const LOADING: PdfSource = { state: 'loading', percent: null }

/**
 * Loads the file and the engine at the same time, and again by `retry` or when the connection returns after a failure.
 * `fail` is called for a file that is not a PDF.
 */
export function usePdfSource(url: string) {
  const [attempt, setAttempt] = useState({ url, count: 0 })
  const [source, setSource] = useState(LOADING)

  const fail = useCallback((error: unknown) => {
    console.error('A PDF did not load', error)
    dropEngine()
    setSource({ state: 'failed', isMissing: error instanceof MissingFileError })
  }, [])

  const retryLoading = useCallback(() => {
    if (source.state !== 'failed') return
    setSource(LOADING)
    setAttempt(({ count }) => ({ url, count: count + 1 }))
  }, [url, source.state])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const file = fetchFile(url, {
      afresh: attempt.url === url && attempt.count > 0,
      signal,
      onProgress: (percent) =>
        setSource((last) =>
          last.state === 'loading' && last.percent !== percent ? { state: 'loading', percent } : last,
        ),
    })
    Promise.all([file, loadEngine()]).then(
      ([data, engine]) => signal.aborted || setSource({ state: 'here', data, engine }),
      (error: unknown) => signal.aborted || fail(error),
    )
    return () => {
      controller.abort()
      setSource(LOADING)
    }
  }, [url, attempt, fail])

  useEffect(() => onLineBack(retryLoading), [retryLoading])
  return { source, retry: retryLoading, fail }
}
