import { useEffect, useState } from 'react'
import indexUrl from '../../content/built/search.json?url'
import type { Search } from '../../domain/search/search.ts'
import type { SearchFile } from '../../domain/search/search-file.ts'
import { retryNow, useFailures } from '../app/connection/retry.ts'
import { readContent } from './content-file.ts'

let loading: Promise<Search> | null = null

/** Loads the search engine and its index, once. */
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

type Loaded = { search: Search | null; hasFailed: boolean; retry: () => void }

/**
 * The site search, loaded when `isWanted`; `search` is null until then. `hasFailed`: loading has failed. If the
 * connection is the reason, it is retried without a call of `retry`.
 */
export function useSearch(isWanted = true): Loaded {
  const [search, setSearch] = useState<Search | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [brokenAttempt, setBrokenAttempt] = useState<number | null>(null)
  const failures = useFailures()
  useEffect(() => {
    if (!isWanted || search) return
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      (error) => {
        console.error('The search did not load', error)
        setBrokenAttempt(attempt)
      },
    )
    retryNow()
  }, [isWanted, search, attempt])
  return {
    search,
    hasFailed: isWanted && !search && (failures > 0 || brokenAttempt === attempt),
    retry: () => setAttempt(attempt + 1),
  }
}
