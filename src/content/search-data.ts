import { useEffect, useState } from 'react'
import passagesUrl from '#content/built/passages.json?url'
import indexUrl from '#content/built/search.json?url'
import type { PassageFile } from '#domain/search/passage-file.ts'
import type { Search } from '#domain/search/search.ts'
import type { SearchFile } from '#domain/search/search-file.ts'
import { onLineBack } from '#src/platform/offline/line.ts'
import { readContent } from './content-file.ts'
import type { SiteSearch } from './search-engine.ts'

/** Loads something once. The next caller repeats a failed load. */
type Once<Value> = { value: Value | null; load: () => Promise<Value> }

function once<Value>(load: () => Promise<Value>): Once<Value> {
  let loading: Promise<Value> | null = null
  const state: Once<Value> = {
    value: null,
    load: () => {
      loading ??= load().then(
        (value) => {
          state.value = value
          return value
        },
        (error) => {
          loading = null
          throw error
        },
      )
      return loading
    },
  }
  return state
}

const engine = once(async (): Promise<SiteSearch> => {
  const [{ openSearch }, file] = await Promise.all([import('./search-engine.ts'), readContent<SearchFile>(indexUrl)])
  if (!file) throw new Error('The search index has no address.')
  return openSearch(file)
})

const titleSearch = once(async (): Promise<Search> => (await engine.load()).search)

const passageSearch = once(async (): Promise<Search> => {
  const [{ openPassages }, file] = await Promise.all([engine.load(), readContent<PassageFile>(passagesUrl)])
  if (!file) throw new Error('The index of passages has no address.')
  return openPassages(file)
})

export type LoadedSearch = { search: Search | null; hasFailed: boolean; retry: () => void }

/** The search of titles, loaded when `isWanted`. */
export function useSearch(isWanted: boolean): LoadedSearch {
  return useLoaded(titleSearch, isWanted)
}

/** The search inside the notes, loaded when `isWanted`. */
export function usePassageSearch(isWanted: boolean): LoadedSearch {
  return useLoaded(passageSearch, isWanted)
}

/**
 * `search` is null until it is loaded. `hasFailed`: loading has failed; `retry` repeats it, and so does a returning
 * connection.
 */
function useLoaded(source: Once<Search>, isWanted: boolean): LoadedSearch {
  const [search, setSearch] = useState<Search | null>(() => source.value)
  const [attempt, setAttempt] = useState(0)
  const [brokenAttempt, setBrokenAttempt] = useState<number | null>(null)
  useEffect(() => {
    if (!isWanted || search) return
    source.load().then(
      (loaded) => setSearch(() => loaded),
      (error) => {
        console.error('The search did not load', error)
        setBrokenAttempt(attempt)
      },
    )
    return onLineBack(() => setAttempt(attempt + 1))
  }, [isWanted, search, attempt, source])
  return {
    search,
    hasFailed: isWanted && !search && brokenAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  }
}
