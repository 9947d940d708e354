import { useMemo } from 'react'
import type { SubjectListing } from '../../../../domain/catalogue/catalogue.ts'
import { countOf } from '../../../../domain/plural.ts'
import type { NotesFilter } from '../../../../domain/search/notes-filter.ts'
import type { Search } from '../../../../domain/search/search.ts'
import type { SearchType } from '../../../../domain/search/search-entry.ts'
import { listTopics } from '../../../../domain/search/search-filters.ts'
import { rememberSearch } from '../../../device/recent-searches.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure, Searching } from '../palette-states.tsx'
import { ResultLink } from '../result-link.tsx'
import { dashboardPathOf } from './dashboard-path.ts'
import { ResultFilters } from './result-filters.tsx'

const TYPES: readonly SearchType[] = ['subject', 'chapter', 'note']
const TAGS_OFFERED = 6

type Props = {
  filter: NotesFilter
  subjects: readonly SubjectListing[]
  /** Something was typed that is not searched yet. */
  isPending: boolean
  loaded: { search: Search | null; hasFailed: boolean; retry: () => void }
  onFilter: (changes: NotesFilter) => void
  onClear: () => void
}

export function NotesResults({ filter, subjects, isPending, loaded, onFilter, onClear }: Props) {
  const { search, hasFailed, retry } = loaded
  const found = useMemo(() => search && findNotes(search, filter, subjects), [search, filter, subjects])
  if (hasFailed) return <Failure onRetry={retry} />
  if (!found) return <Searching />
  const { results, topics } = found
  const isFiltered = Boolean(filter.subject || filter.added || filter.tags)
  return (
    <section aria-label="Search results" className="flex flex-col gap-4">
      {(results.length > 0 || isFiltered) && (
        <ResultFilters filter={filter} onFilter={onFilter} subjects={subjects} topics={topics} />
      )}
      <p className="text-13 text-soft" role="status">
        {isPending ? 'Searching...' : results.length > 0 && countOf(results.length, 'result')}
      </p>
      {results.length > 0 && (
        <ul className={`grid gap-3 md:grid-cols-2 ${isPending ? 'opacity-60' : ''}`}>
          {results.map((result) => (
            <li key={`${result.type}:${result.id}`}>
              <ResultLink
                href={dashboardPathOf(result)}
                onFollow={() => rememberSearch(filter.q ?? '')}
                result={result}
              />
            </li>
          ))}
        </ul>
      )}
      {results.length === 0 && !isPending && (
        <EmptyState
          hint={isFiltered ? 'Try other filters, or search without them.' : 'Try searching with different keywords.'}
          icon="search"
          title="No results found"
        >
          {isFiltered && (
            <Button onClick={() => onFilter({ subject: undefined, added: undefined, tags: undefined })}>
              Clear Filters
            </Button>
          )}
          <Button kind="secondary" onClick={onClear}>
            Clear Search
          </Button>
        </EmptyState>
      )}
    </section>
  )
}

/** The results, and the topics that results without the filter by tags cover. */
function findNotes(search: Search, { q = '', subject, added, tags }: NotesFilter, subjects: readonly SubjectListing[]) {
  const scope = { types: TYPES, now: Date.now(), subjectsFirst: subjects.map(({ key }) => key) }
  const filters = { subject, dateRange: added }
  const untagged = search(q, { ...scope, filters })
  return {
    results: tags ? search(q, { ...scope, filters: { ...filters, tags } }) : untagged,
    topics: [...new Set([...(tags ?? []), ...listTopics(untagged, TAGS_OFFERED)])],
  }
}
