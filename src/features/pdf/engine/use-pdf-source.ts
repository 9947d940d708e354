import { useCallback, useEffect, useState } from 'react'
import type { NotePlace, SubjectDetail } from '#domain/catalogue/catalogue.ts'
import { openNote } from '#domain/catalogue/note-address.ts'
import { findNotePlace, findSubject } from '#src/content/catalogue-data.ts'
import { MissingFileError } from '#src/platform/loading/fetch-asset.ts'
import { ConnectionError } from '#src/platform/offline/connection-error.ts'
import { onLineBack } from '#src/platform/offline/line.ts'
import { dropEngine, loadEngine, warmEngine } from './engine.ts'

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

type Options = {
  /** Skips the browser's cache, which may hold the bad file. */
  afresh: boolean
  signal: AbortSignal
  /** Percent of the file that has arrived, if the server says how long it is. */
  onProgress: (percent: number) => void
}

/** A file that was requested before its viewer existed; null after a viewer has taken it. */
const started = new Map<string, Promise<Response> | null>()

/**
 * Requests a file before its viewer opens. The viewer then uses this request. A file is requested once; later it comes
 * from the browser's cache.
 */
export function startFile(url: string): void {
  if (started.has(url)) return
  const response = fetch(url)
  // The viewer reports the failure.
  response.catch(() => undefined)
  started.set(url, response)
}

function takeStarted(url: string): Promise<Response> | null {
  const response = started.get(url) ?? null
  if (response) started.set(url, null)
  return response
}

/** @throws ConnectionError when the file did not arrive, MissingFileError when it does not exist. */
async function fetchFile(url: string, { afresh, signal, onProgress }: Options): Promise<Uint8Array> {
  signal.throwIfAborted()
  const file = await fetchBytes(url, { afresh, signal, onProgress }).catch((error: unknown) => {
    // A fetch that the network aborts is a TypeError.
    throw error instanceof TypeError ? new ConnectionError(`${url} did not arrive.`, { cause: error }) : error
  })
  if (!isPdf(file)) throw new MissingFileError(`${url} is no PDF.`)
  return file
}

async function fetchBytes(url: string, { afresh, signal, onProgress }: Options): Promise<Uint8Array> {
  const early = takeStarted(url)
  const response = await (afresh || !early ? fetch(url, { signal, cache: afresh ? 'reload' : 'default' }) : early)
  if (response.status >= 500) throw new ConnectionError(`${url} answered ${response.status}.`)
  if (response.status === 404 || response.status === 410) throw new MissingFileError(`${url} does not exist.`)
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`)
  const total = Number(response.headers.get('Content-Length'))
  let length = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length
      if (total > 0) onProgress(Math.min(100, Math.floor((length / total) * 100)))
      controller.enqueue(chunk)
    },
  })
  const counted = response.body.pipeThrough(counter, { signal })
  return new Uint8Array(await new Response(counted).arrayBuffer())
}

/** Instead of a missing file, a server may answer with a page and the status 200. */
function isPdf(file: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(file.subarray(0, 1024)).includes('%PDF-')
}

/** Fetches a note's place in the catalogue, the engine and the file at the same time, as far as possible. */
export async function preloadNote(subjectKey: string, chapter: string, noteId: string): Promise<SubjectDetail | null> {
  warmEngine()
  const subject = await findSubject(subjectKey)
  const opened = openNote(subject, { subject: subjectKey, chapter, noteId })
  if (typeof opened !== 'string' && opened.note.url) startFile(opened.note.url)
  return subject
}

export type FoundNote = { place: NotePlace; subject: SubjectDetail | null }

/** The same for a note of which only the id or the slug is known; without the engine and the file unless `isMeant`. */
export async function findAndPreloadNote(noteSlug: string, isMeant: boolean): Promise<FoundNote | null> {
  if (isMeant) warmEngine()
  const place = await findNotePlace(noteSlug)
  if (!place) return null
  const { subjectKey, chapterId, id } = place
  const subject = await (isMeant ? preloadNote(subjectKey, chapterId, id) : findSubject(subjectKey))
  return { place, subject }
}
