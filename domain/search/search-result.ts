import type { SearchEntry, SearchResult } from './search-entry.ts'
import { markMatches, type SoughtWord } from './search-marks.ts'
import { rateMatch } from './search-match.ts'
import { listWords } from './search-text.ts'

/** What the words of a query have found of an entry, whose words are all in `fields`. */
export function describeMatch(
  entry: SearchEntry,
  words: readonly string[],
  fields: readonly { texts: readonly string[] }[],
): SearchResult {
  const tokens = fields.flatMap(({ texts }) => texts.flatMap(listWords))
  const sought = words.map((word) => ({ word, isClose: !tokens.some((token) => rateMatch(word, token) > 0) }))
  const titleParts = markMatches(entry.title, sought)
  const placeParts = markMatches(entry.place, sought)
  const behind = sought
    .filter((word) => !holds(entry.title, word) && !holds(entry.place, word))
    .flatMap(
      (word) => [...entry.names, entry.chapter, ...entry.tags, ...entry.topics].find((text) => holds(text, word)) ?? [],
    )
  const shown = [...titleParts, ...placeParts].flatMap(({ text, isMatch }) => (isMatch ? [text] : []))
  return {
    ...entry,
    matchedTerms: [...new Set([...shown, ...behind])],
    foundBy: behind[0] ?? '',
    titleParts,
    placeParts,
  }
}

function holds(text: string, word: SoughtWord): boolean {
  return markMatches(text, [word]).some(({ isMatch }) => isMatch)
}
