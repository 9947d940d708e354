import { useEffect, useState } from 'react'
import { countOf } from '../../../domain/plural.ts'
import { SEARCH_DEBOUNCE_MS, type SearchType } from '../../../domain/search/search-entry.ts'
import { useSearch } from '../../content/search-data.ts'
import { Button } from '../../ui/button.tsx'
import { ResultLink } from './result-link.tsx'

/** Kinds of results that the list of subjects cannot show. */
const TYPES: readonly SearchType[] = ['chapter', 'note', 'quiz', 'paper', 'blog', 'article', 'news']

/** Other results for the same query, with typing errors tolerated, below a list that has a search of its own. */
export function MoreResults({ query, className = 'page pb-12' }: { query: string; className?: string }) {
  const wanted = useRested(query.trim())
  const { search, hasFailed, retry } = useSearch(wanted !== '')
  const results = search && wanted ? search(wanted, { types: TYPES }) : []
  if (query.trim() === '') return null
  if (hasFailed) {
    return (
      <div className={`flex flex-wrap items-center gap-3 text-soft ${className}`} role="alert">
        The search did not load. Please check your internet connection and try again.
        <Button icon="refresh" kind="secondary" onClick={retry}>
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <section aria-label="More results" className={results.length > 0 ? className : undefined}>
      <p className="sr-only" role="status">
        {results.length > 0 && countOf(results.length, 'more result')}
      </p>
      {results.length > 0 && (
        <div className="flex flex-col gap-3">
          <h2 className="text-20">Also found</h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {results.map((result) => (
              <li key={`${result.type}:${result.id}`}>
                <ResultLink result={result} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** A value after it has not changed for a moment. Empty on the server and at the first render. */
function useRested(value: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
