import type { SearchResult } from './search-entry.ts'
import { EXACT_RESULTS_ENOUGH, SEARCH_RESULTS_MAX } from './search-limits.ts'

/** So many results are passages if there are so many, however many others there are. */
export const PASSAGES_ROOM = 4

/**
 * The results of both searches as one list: titles that match, then passages that match, then what matches only with
 * typing errors, which is left out if enough matches without. `keepsRoom`: titles do not take what passages leave free.
 */
export function joinResults(
  titles: readonly SearchResult[],
  passages: readonly SearchResult[],
  { keepsRoom = false, limit = SEARCH_RESULTS_MAX } = {},
): SearchResult[] {
  const take = (isClose: boolean, free: number) => {
    const ofPassages = passages.filter((result) => result.isClose === isClose)
    const room = keepsRoom ? PASSAGES_ROOM : Math.min(PASSAGES_ROOM, ofPassages.length)
    const first = titles.filter((result) => result.isClose === isClose).slice(0, Math.max(0, free - room))
    return [...first, ...ofPassages.slice(0, free - first.length)]
  }
  const exact = take(false, limit)
  return exact.length < EXACT_RESULTS_ENOUGH ? [...exact, ...take(true, limit - exact.length)] : exact
}

/**
 * What can be shown of the titles while the passages are loaded, so that nothing of it moves when they join. What matches
 * only with a typing error has to wait, because a passage may match without one.
 */
export function listBeforePassages(titles: readonly SearchResult[], limit = SEARCH_RESULTS_MAX): SearchResult[] {
  return titles.filter(({ isClose }) => !isClose).slice(0, limit - PASSAGES_ROOM)
}
