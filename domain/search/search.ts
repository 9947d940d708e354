// The search of the palette, the catalogue and the dashboard. It is pure: the caller passes the entries and the day.
import type { SearchEntry, SearchResult } from './search-entry.ts'
import { readScope, type SearchScope } from './search-filters.ts'
import { EXACT_RESULTS_ENOUGH, SEARCH_RESULTS_MAX } from './search-limits.ts'
import { compareHits, findTier, type Hit, insertHit, orderBy, TIERS } from './search-ranking.ts'
import { openRating } from './search-rating.ts'
import { describeMatch } from './search-result.ts'
import { listQueryWords, normalize } from './search-text.ts'
import { listFields, orderOf } from './search-vocabulary.ts'

export type SearchOptions = SearchScope & {
  limit?: number
  /** The keys of subjects whose entries come first among equally good matches. */
  subjectsFirst?: readonly string[]
}
export type Search = (query: string, options?: SearchOptions) => SearchResult[]

/** Indexes the entries. The returned function answers in a few milliseconds, always in the same order. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const rateWord = openRating(entries.map(listFields))
  const prepared = entries.map((entry) => ({
    entry,
    subjectKey: entry.subjectKey,
    titles: [entry.title, ...entry.names].map(normalize),
    order: orderBy(orderOf(entry.type), entry.title),
  }))

  /** How well each entry matches all words together; 0 if one is missing. */
  function rateAll(words: readonly string[], isForgiving: boolean): Float32Array {
    return words
      .map((word) => rateWord(word, isForgiving))
      .reduce((total, best) => total.map((before, index) => (before && best[index] ? before + best[index] : 0)))
  }

  return (query, options = {}) => {
    const words = listQueryWords(query)
    if (words.length === 0) return []
    const whole = normalize(query)
    const isWanted = readScope(options)
    const compare = compareHits(options.subjectsFirst ?? [], prepared)
    const best: Hit[] = []
    const seen = new Set<number>()
    const collect = (scores: Float32Array, isClose: boolean) => {
      for (const [index, { entry, titles }] of prepared.entries()) {
        const score = scores[index] ?? 0
        if (score === 0 || seen.has(index) || !isWanted(entry)) continue
        seen.add(index)
        const tier = isClose ? TIERS.close : findTier(titles, whole)
        insertHit(best, { index, tier, score }, options.limit ?? SEARCH_RESULTS_MAX, compare)
      }
    }
    collect(rateAll(words, false), false)
    if (seen.size < EXACT_RESULTS_ENOUGH) collect(rateAll(words, true), true)
    return best
      .flatMap(({ index }) => prepared[index]?.entry ?? [])
      .map((entry) => describeMatch(entry, words, listFields(entry)))
  }
}
