import { useCallback, useEffect, useState } from 'react'
import indexUrl from '../../content/built/search.json?url'
import type { Search } from '../../domain/search/search.ts'
import type { SearchFile } from '../../domain/search/search-file.ts'
import { readContent } from './content-file.ts'

let loading: Promise<Search> | null = null

/** Fetches what can be found, and prepares it, once. After a failure the next call tries again. */
function loadSearch(): Promise<Search> {
  loading ??= load().catch((error) => {
    loading = null
    throw error
  })
  return loading
}

async function load(): Promise<Search> {
  const [{ openSearch }, file] = await Promise.all([import('./search-engine.ts'), readContent<SearchFile>(indexUrl)])
  if (!file) throw new Error('The search index has no address.')
  return openSearch(file)
}

type State = { search: Search | null; hasFailed: boolean }

/** The search for everything, loaded as soon as it is wanted; `search` is null until then. */
export function useSearch(isWanted = true): State & { retry: () => void } {
  const [{ search, hasFailed }, setState] = useState<State>({ search: null, hasFailed: false })
  const retry = useCallback(() => {
    setState({ search: null, hasFailed: false })
    loadSearch().then(
      (loaded) => setState({ search: loaded, hasFailed: false }),
      (error) => {
        console.error('The search did not load', error)
        setState({ search: null, hasFailed: true })
      },
    )
  }, [])
  useEffect(() => {
    if (isWanted && !search) retry()
  }, [isWanted, search, retry])
  return { search, hasFailed, retry }
}
