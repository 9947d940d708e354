// The search of the palette, the catalogue and the dashboard. It is pure: the caller loads the entries and gives the day.
import { SEARCH_RESULTS_MAX, type SearchEntry, type SearchResult } from './search-entry.ts'
import { readScope, type SearchScope } from './search-filters.ts'
import { countBits, countForgivenEdits, maskNeeded, openCloseMatch, rateMatch } from './search-match.ts'
import { describeMatch } from './search-result.ts'
import { listQueryWords, normalize } from './search-text.ts'
import { listFields, listTokens, orderOf } from './search-vocabulary.ts'

export type SearchOptions = SearchScope & {
  limit?: number
  /** The keys of subjects whose entries come first among those that match equally well. */
  subjectsFirst?: readonly string[]
}
export type Search = (query: string, options?: SearchOptions) => SearchResult[]

/** With fewer exact results than this, words with typing errors are searched, too. */
const EXACT_RESULTS_ENOUGH = 3

/**
 * The best tier comes first: the query is the title, begins the title, has all its words in the entry, or matches only
 * with typing errors.
 */
const TIERS = { exact: 0, prefix: 1, words: 2, close: 3 }

type Prepared = { entry: SearchEntry; titles: string[]; order: number }
type Hit = { index: number; tier: number; score: number }

/** Indexes the entries. The returned function answers in a few milliseconds, and always in the same order. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const vocabulary = listTokens(entries)
  const prepared = entries.map(
    (entry): Prepared => ({
      entry,
      titles: [entry.title, ...entry.names].map(normalize),
      order: orderOf(entry.type) * 1000 + Math.min(entry.title.length, 999),
    }),
  )

  /** How well each entry matches one word. */
  function rateWord(word: string, isForgiving: boolean): Float32Array {
    const best = new Float32Array(entries.length)
    const letters = maskNeeded(word)
    const edits = isForgiving ? countForgivenEdits(word) : 0
    const rateCloseMatch = openCloseMatch(word, edits)
    for (const token of vocabulary) {
      const missing = letters & ~token.letters
      if (missing !== 0 && countBits(missing) > edits) continue
      const rate = (missing === 0 && rateMatch(word, token.text)) || rateCloseMatch(token.text)
      if (rate === 0) continue
      for (let at = 0; at < token.entries.length; at++) {
        const index = token.entries[at] ?? 0
        best[index] = Math.max(best[index] ?? 0, rate * (token.weights[at] ?? 0))
      }
    }
    return best
  }

  /** How well each entry matches all words together; 0 if one is missing. */
  function rateAll(words: readonly string[], isForgiving: boolean): Float32Array {
    return words
      .map((word) => rateWord(word, isForgiving))
      .reduce((total, best) => total.map((before, index) => (before && best[index] ? before + best[index] : 0)))
  }

  function compareWith(subjectsFirst: readonly string[]) {
    const place = ({ index }: Hit) => prepared[index]?.order ?? 0
    const isLater = ({ index }: Hit) => Number(!subjectsFirst.includes(entries[index]?.subjectKey ?? ''))
    return (one: Hit, other: Hit): number =>
      one.tier - other.tier ||
      other.score - one.score ||
      isLater(one) - isLater(other) ||
      place(one) - place(other) ||
      one.index - other.index
  }

  return (query, options = {}) => {
    const words = listQueryWords(query)
    if (words.length === 0) return []
    const whole = normalize(query)
    const isWanted = readScope(options)
    const compare = compareWith(options.subjectsFirst ?? [])
    const best: Hit[] = []
    const seen = new Set<number>()
    const collect = (scores: Float32Array, isClose: boolean) => {
      for (const [index, { entry, titles }] of prepared.entries()) {
        const score = scores[index] ?? 0
        if (score === 0 || seen.has(index) || !isWanted(entry)) continue
        seen.add(index)
        const tier = isClose ? TIERS.close : findTier(titles, whole)
        insert(best, { index, tier, score }, options.limit ?? SEARCH_RESULTS_MAX, compare)
      }
    }
    collect(rateAll(words, false), false)
    if (seen.size < EXACT_RESULTS_ENOUGH) collect(rateAll(words, true), true)
    return best
      .flatMap(({ index }) => prepared[index]?.entry ?? [])
      .map((entry) => describeMatch(entry, words, listFields(entry)))
  }
}

function findTier(titles: readonly string[], query: string): number {
  if (titles.includes(query)) return TIERS.exact
  return titles.some((title) => title.startsWith(query)) ? TIERS.prefix : TIERS.words
}

/** Inserts a hit into the sorted list of the best `limit` hits. */
function insert(best: Hit[], hit: Hit, limit: number, compare: (one: Hit, other: Hit) => number): void {
  const last = best.at(-1)
  if (best.length >= limit && last && compare(last, hit) <= 0) return
  let at = best.length
  while (at > 0 && compare(best[at - 1] ?? hit, hit) > 0) at--
  best.splice(at, 0, hit)
  if (best.length > limit) best.pop()
}
