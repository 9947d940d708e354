import { useCallback, useEffect, useState } from 'react'
import { retry, retryNow, useFailures } from '../../../app/connection/retry.ts'
import { MissingFileError } from '../../../app/loading/fetch-asset.ts'
import { dropEngine, loadEngine } from './engine.ts'
import { fetchFile } from './fetch-file.ts'

type Engine = Awaited<ReturnType<typeof loadEngine>>

export type PdfSource =
  | { state: 'loading'; percent: number | null }
  | { state: 'here'; data: Uint8Array; engine: Engine }
  | { state: 'failed'; isMissing: boolean }

const LOADING: PdfSource = { state: 'loading', percent: null }
const FAILED: PdfSource = { state: 'failed', isMissing: false }

/**
 * Loads the file and the engine at the same time. Without a connection it reports that and retries. `fail` is called
 * for a file that turns out to be no PDF.
 */
export function usePdfSource(url: string) {
  const [attempt, setAttempt] = useState({ url, count: 0 })
  const [source, setSource] = useState(LOADING)
  const failures = useFailures()

  const fail = useCallback((error: unknown) => {
    console.error('A PDF did not load', error)
    dropEngine()
    setSource({ state: 'failed', isMissing: error instanceof MissingFileError })
  }, [])

  const retryLoading = useCallback(() => {
    retryNow()
    if (source.state !== 'failed') return
    setSource(LOADING)
    setAttempt(({ count }) => ({ url, count: count + 1 }))
  }, [url, source.state])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let isAgain = attempt.url === url && attempt.count > 0
    const loadFile = () => {
      const afresh = isAgain
      isAgain = true
      return fetchFile(url, {
        afresh,
        signal,
        onProgress: (percent) =>
          setSource((last) =>
            last.state === 'loading' && last.percent !== percent ? { state: 'loading', percent } : last,
          ),
      })
    }
    Promise.all([retry(loadFile, signal), loadEngine()]).then(
      ([data, engine]) => signal.aborted || setSource({ state: 'here', data, engine }),
      (error: unknown) => signal.aborted || fail(error),
    )
    return () => {
      controller.abort()
      setSource(LOADING)
    }
  }, [url, attempt, fail])

  const shown: PdfSource = source.state === 'loading' && failures > 0 ? FAILED : source
  return { source: shown, retry: retryLoading, fail }
}
