import { type ReactNode, useEffect, useState } from 'react'
import { countOf } from '#domain/numbers.ts'
import { COLLECTIONS } from '#domain/resources/collections.ts'
import type { SearchType } from '#domain/search/search-entry.ts'
import { SEARCH_DEBOUNCE_MS } from '#domain/search/search-limits.ts'
import { Button } from '#src/ui/button.tsx'
import { ResultList } from './result-list.tsx'
import { PassagesState } from './search-states.tsx'
import { useSiteSearch } from './use-site-search.ts'

/** Kinds of results that the list of subjects cannot show. */
const TEXTS = Object.values(COLLECTIONS).map(({ type }) => type)
const TYPES: readonly SearchType[] = ['chapter', 'note', 'quiz', 'paper', ...TEXTS]

type Props = {
  query: string
  title: string
  /** Shown if nothing is found. */
  none?: ReactNode
}

/** Other results for the same query, with typing errors allowed, below a list with its own search. */
export function MoreResults({ query, title, none }: Props) {
  const wanted = useRested(query.trim())
  const { search, hasFailed, retry, passages } = useSiteSearch(wanted, { isWanted: wanted !== '' })
  const results = search && wanted ? search(wanted, { types: TYPES }) : []
  const isEmpty = Boolean(none) && results.length === 0
  const isSettled = passages.state === 'ready' && wanted === query.trim()
  /** The notes are not searched, and will not be until something changes. */
  const isStopped = search !== null && (passages.state === 'failed' || passages.state === 'off')
  if (query.trim() === '') return null
  if (hasFailed) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-soft" role="alert">
        The search did not load. Please check your internet connection and try again.
        <Button icon="refresh" kind="secondary" onClick={retry}>
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <section aria-label="More results">
      <p className="sr-only" role="status">
        {results.length > 0 && countOf(results.length, 'more result')}
      </p>
      {isEmpty && !isSettled && !isStopped && <p className="py-12 text-center text-soft">Searching topics...</p>}
      {isEmpty && isSettled && none}
      {results.length > 0 && (
        <div className="flex flex-col gap-3">
          <h2 className="text-20">{title}</h2>
          <ResultList heading="h3" results={results} />
        </div>
      )}
      {(isStopped || results.length > 0) && <PassagesState isEmpty={isEmpty} passages={passages} />}
    </section>
  )
}

/** A value that has not changed for a moment. Empty on the server and at the first render. */
function useRested(value: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
