import { useMemo, useState } from 'react'
import { joinResults, listBeforePassages } from '#domain/search/join-results.ts'
import type { Search } from '#domain/search/search.ts'
import { usePassageSearch, useSearch } from '#src/content/search-data.ts'
import { mayPreload } from '#src/platform/loading/may-preload.ts'

/** `off`: the browser saves data, so the index of passages is loaded only on request. */
export type PassagesState = 'off' | 'loading' | 'failed' | 'ready'

export type SiteSearch = {
  /** Searches titles and, once its index is loaded, inside the notes; null until the search has loaded. */
  search: Search | null
  /** Searches only titles. */
  titles: Search | null
  hasFailed: boolean
  retry: () => void
  passages: { state: PassagesState; load: () => void }
}

/** Set by a student's request, until the page is reloaded. */
let isAskedFor = false

type Options = {
  isWanted?: boolean
  /** The results are listed by kind, so a late title would move the ones below it. */
  isGrouped?: boolean
}

/**
 * The search of the site. Titles are searched at once. Places in notes have their own index, which is fetched when the
 * first query has been answered from titles; their results are added at the end.
 */
export function useSiteSearch(query: string, { isWanted = true, isGrouped = false }: Options = {}): SiteSearch {
  const titles = useSearch(isWanted)
  const [isAllowed, setAllowed] = useState(() => isAskedFor || mayPreload())
  const isAsking = query.trim() !== ''
  const inside = usePassageSearch(isAllowed && isAsking && titles.search !== null)
  const state = stateOf(isAllowed, inside)
  /** The query that was answered before the passages had loaded. */
  const [early, setEarly] = useState('')
  if (state === 'loading' && isAsking && early !== query) setEarly(query)
  const keepsRoom = isGrouped && early === query

  const search = useMemo(
    () => titles.search && joinSearches(titles.search, inside.search, state, keepsRoom),
    [titles.search, inside.search, state, keepsRoom],
  )
  const load = () => {
    isAskedFor = true
    setAllowed(true)
    inside.retry()
  }
  return { search, titles: titles.search, hasFailed: titles.hasFailed, retry: titles.retry, passages: { state, load } }
}

function stateOf(
  isAllowed: boolean,
  { search, hasFailed }: { search: Search | null; hasFailed: boolean },
): PassagesState {
  if (!isAllowed) return 'off'
  if (search) return 'ready'
  return hasFailed ? 'failed' : 'loading'
}

function joinSearches(titles: Search, inside: Search | null, state: PassagesState, keepsRoom: boolean): Search {
  return (query, options) => {
    const found = titles(query, options)
    if (state === 'loading') return listBeforePassages(found)
    if (state === 'failed') return joinResults(found, [], { keepsRoom: true })
    return joinResults(found, inside?.(query, options) ?? [], { keepsRoom })
  }
}
