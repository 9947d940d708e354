import type { SearchResult } from './search-entry.ts'
import { EXACT_RESULTS_ENOUGH, SEARCH_RESULTS_MAX } from './search-limits.ts'

/** This many results are passages, if there are so many, however many others there are. */
export const PASSAGES_ROOM = 4

/**
 * Joins the results of both searches into one list: matching titles, then matching passages, then matches with a typing
 * error, which are left out if there are enough others. `keepsRoom`: titles do not fill the places that passages leave
 * free.
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
 * The titles that can be shown while the passages are loaded, so that nothing moves when they join. A match with a
 * typing error has to wait, because a passage may match without one.
 */
export function listBeforePassages(titles: readonly SearchResult[], limit = SEARCH_RESULTS_MAX): SearchResult[] {
  return titles.filter(({ isClose }) => !isClose).slice(0, limit - PASSAGES_ROOM)
}
