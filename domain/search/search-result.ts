import type { SearchEntry, SearchResult } from './search-entry.ts'
import { markMatches, type SoughtWord } from './search-marks.ts'
import { rateMatch } from './search-match.ts'
import { listWords } from './search-text.ts'

/** Describes why an entry matches the words of a query. `fields` are all searched texts of the entry. */
export function describeMatch(
  entry: SearchEntry,
  words: readonly string[],
  fields: readonly { texts: readonly string[] }[],
): SearchResult {
  const tokens = fields.flatMap(({ texts }) => texts.flatMap(listWords))
  const sought = words.map((word) => ({ word, isClose: !tokens.some((token) => rateMatch(word, token) > 0) }))
  const titleParts = markMatches(entry.title, sought)
  const placeParts = markMatches(entry.place, sought)
  const elsewhere = sought
    .filter((word) => !contains(entry.title, word) && !contains(entry.place, word))
    .flatMap(
      (word) =>
        [...entry.names, entry.chapter, ...entry.tags, ...entry.topics].find((text) => contains(text, word)) ?? [],
    )
  const shown = [...titleParts, ...placeParts].flatMap(({ text, isMatch }) => (isMatch ? [text] : []))
  return {
    ...entry,
    matchedTerms: [...new Set([...shown, ...elsewhere])],
    foundBy: elsewhere[0] ?? '',
    isClose: sought.some(({ isClose }) => isClose),
    titleParts,
    placeParts,
  }
}

function contains(text: string, word: SoughtWord): boolean {
  return markMatches(text, [word]).some(({ isMatch }) => isMatch)
}
