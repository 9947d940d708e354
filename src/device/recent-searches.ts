import { useMemo } from 'react'
import { useCopy } from './copies/use-copy.ts'
import { RECENT_SEARCHES } from './keys.ts'
import { localTexts } from './local-text.ts'
import { addRecentSearch, parseRecentSearches } from './recent-search-list.ts'

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
