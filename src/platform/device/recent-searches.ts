import { useMemo } from 'react'
import { cutText, isLongerThan } from '#domain/graphemes.ts'
import { RECENT_SEARCHES_MAX } from '#domain/search/search-limits.ts'
import { parseJson, Text, validItems } from '#domain/stored-json.ts'
import { useCopy } from './copies/use-copy.ts'
import { RECENT_SEARCHES } from './keys.ts'
import { localTexts } from './local-text.ts'

const TERM_MAX = 60

/** The stored searches, newest first, without unreadable ones. */
export function parseRecentSearches(json: string | null): string[] {
  return (parseJson(validItems(Text), json) ?? [])
    .filter((term) => !isLongerThan(term, TERM_MAX))
    .slice(0, RECENT_SEARCHES_MAX)
}

/** Adds a search that has led to a result. The same search with other capitals replaces the earlier one. */
export function addRecentSearch(terms: readonly string[], term: string): string[] {
  const added = cutText(term.trim(), TERM_MAX)
  if (added === '') return [...terms]
  return [added, ...terms.filter((other) => other.toLowerCase() !== added.toLowerCase())].slice(0, RECENT_SEARCHES_MAX)
}

const read = () => localTexts.read(RECENT_SEARCHES)

/** The last searches on this device, newest first. */
export function useRecentSearches(): readonly string[] {
  const text = useCopy(read)
  return useMemo(() => parseRecentSearches(text), [text])
}

export function rememberSearch(term: string): void {
  localTexts.write(RECENT_SEARCHES, JSON.stringify(addRecentSearch(parseRecentSearches(read()), term)))
}

export function forgetSearches(): void {
  localTexts.remove(RECENT_SEARCHES)
}
