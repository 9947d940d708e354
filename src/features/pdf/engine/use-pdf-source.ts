import { useCallback, useEffect, useState } from 'react'
import { dropEngine, loadEngine } from './engine.ts'
import { fetchFile } from './fetch-file.ts'

type Engine = Awaited<ReturnType<typeof loadEngine>>

export type PdfSource =
  | { state: 'loading'; percent: number | null }
  | { state: 'here'; data: Uint8Array; engine: Engine }
  | { state: 'failed' }

const LOADING: PdfSource = { state: 'loading', percent: null }

/** The file and the engine that draws it, fetched side by side. `fail` is for a file that turns out to be no PDF. */
export function usePdfSource(url: string) {
  const [attempt, setAttempt] = useState({ url, count: 0 })
  const [source, setSource] = useState(LOADING)

  const fail = useCallback((error: unknown) => {
    console.error('A PDF did not load', error)
    dropEngine()
    setSource({ state: 'failed' })
  }, [])

  const retry = useCallback(() => {
    setSource(LOADING)
    setAttempt(({ count }) => ({ url, count: count + 1 }))
  }, [url])

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

  return { source, retry, fail }
}
