import { useMemo, useState } from 'react'
import { joinResults, listBeforePassages } from '../../../domain/search/join-results.ts'
import type { Search } from '../../../domain/search/search.ts'
import { mayPreload } from '../../app/loading/may-preload.ts'
import { usePassageSearch, useSearch } from '../../content/search-data.ts'

/** `off`: data is saved, so the index of passages is loaded when the student asks for it. */
export type PassagesState = 'off' | 'loading' | 'failed' | 'ready'

export type SiteSearch = {
  /** Searches titles and, once it is possible, inside the notes; null until the search has loaded. */
  search: Search | null
  /** Searches titles alone. */
  titles: Search | null
  hasFailed: boolean
  retry: () => void
  passages: { state: PassagesState; load: () => void }
}

/** Once a student asked for it, until the page is loaded anew. */
let isAskedFor = false

type Options = {
  isWanted?: boolean
  /** The results are listed by kind, so that a late title would move those below it. */
  isGrouped?: boolean
}

/**
 * The search of the site: titles at once. What is in the notes has an index of its own, which is fetched when the first
 * query has been answered from titles. Its results join at the end.
 */
export function useSiteSearch(query: string, { isWanted = true, isGrouped = false }: Options = {}): SiteSearch {
  const titles = useSearch(isWanted)
  const [isAllowed, setAllowed] = useState(() => isAskedFor || mayPreload())
  const isAsking = query.trim() !== ''
  const inside = usePassageSearch(isAllowed && isAsking && titles.search !== null)
  const state = stateOf(isAllowed, inside)
  /** The query that was answered before the passages were here. */
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
