import { useMemo } from 'react'
import { fromCalendarDay, startOfDay } from '#domain/calendar/week.ts'
import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import { countOf } from '#domain/numbers.ts'
import type { NotesFilter } from '#domain/search/notes-filter.ts'
import type { Search } from '#domain/search/search.ts'
import type { SearchType } from '#domain/search/search-entry.ts'
import { listTopics } from '#domain/search/search-filters.ts'
import { rememberSearch } from '#src/platform/device/recent-searches.ts'
import { Button } from '#src/ui/button.tsx'
import { useToday } from '#src/ui/clock/use-clock.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { ResultList } from '../result-list.tsx'
import { Failure, PassagesState, Searching } from '../search-states.tsx'
import type { SiteSearch } from '../use-site-search.ts'
import { dashboardPathOf } from './dashboard-path.ts'

const TYPES: readonly SearchType[] = ['subject', 'chapter', 'note']
const TAGS_OFFERED = 6

type Props = {
  filter: NotesFilter
  subjects: readonly SubjectListing[]
  /** The typed text has not been searched yet. */
  isPending: boolean
  loaded: SiteSearch
  onFilter: (changes: NotesFilter) => void
  onClear: () => void
}

export function NotesResults({ filter, subjects, isPending, loaded, onFilter, onClear }: Props) {
  const { search, titles, hasFailed, retry, passages } = loaded
  const today = useToday()
  const found = useMemo(
    () =>
      search && titles && findNotes({ search, titles }, filter, { subjects, now: startOfDay(fromCalendarDay(today)) }),
    [search, titles, filter, subjects, today],
  )
  if (hasFailed) return <Failure onRetry={retry} />
  if (!found) return <Searching />
  const { results, topics } = found
  /** Without results there may still be some inside the notes. */
  const isWaiting = passages.state === 'loading' && results.length === 0
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
        <div className={isPending ? 'opacity-60' : ''}>
          <ResultList
            heading="h2"
            hrefOf={dashboardPathOf}
            onFollow={() => rememberSearch(filter.q ?? '')}
            results={results}
          />
        </div>
      )}
      {isWaiting ? <Searching /> : <PassagesState isEmpty={results.length === 0} passages={passages} />}
      {results.length === 0 && !isPending && passages.state === 'ready' && (
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

type Searches = { search: Search; titles: Search }

/** The results, and the topics of the titles that are found without the filter by tags. */
function findNotes(
  { search, titles }: Searches,
  { q = '', subject, added, tags }: NotesFilter,
  { subjects, now }: { subjects: readonly SubjectListing[]; now: number },
) {
  const scope = { types: TYPES, now, subjectsFirst: subjects.map(({ key }) => key) }
  const filters = { subject, dateRange: added }
  return {
    results: search(q, { ...scope, filters: { ...filters, tags } }),
    topics: [...new Set([...(tags ?? []), ...listTopics(titles(q, { ...scope, filters }), TAGS_OFFERED)])],
  }
}

type ResultFiltersProps = {
  filter: NotesFilter
  subjects: readonly SubjectListing[]
  /** The offered tags, including the chosen ones. */
  topics: readonly string[]
  onFilter: (changes: NotesFilter) => void
}

const ALL = 'all'
const ADDED = [
  { value: ALL, label: 'Any time' },
  { value: 'week', label: 'Past week' },
  { value: 'month', label: 'Past month' },
  { value: 'year', label: 'Past year' },
] as const

function ResultFilters({ filter, subjects, topics, onFilter }: ResultFiltersProps) {
  const chosen = filter.tags ?? []
  const toggle = (tag: string) => {
    const tags = chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]
    onFilter({ tags: tags.length > 0 ? tags : undefined })
  }
  // The filter can name a subject of another class.
  const names = new Set([...subjects.map(({ name }) => name), ...(filter.subject ? [filter.subject] : [])])
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-pair gap-3 md:max-w-lg">
        <SelectField
          label="Subject"
          onChange={(subject) => onFilter({ subject: subject === ALL ? undefined : subject })}
          options={[{ value: ALL, label: 'All Subjects' }, ...[...names].map((name) => ({ value: name, label: name }))]}
          value={filter.subject ?? ALL}
        />
        <SelectField
          label="Added"
          onChange={(added) => onFilter({ added: added === ALL ? undefined : added })}
          options={ADDED}
          value={filter.added ?? ALL}
        />
      </div>
      {topics.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2 py-1">
          <legend className="sr-only">Tags</legend>
          {topics.map((topic) => (
            <button
              aria-pressed={chosen.includes(topic)}
              className="min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 text-13 text-soft hover:border-strong aria-pressed:border-accent aria-pressed:text-accent md:min-h-9"
              key={topic}
              onClick={() => toggle(topic)}
              type="button"
            >
              {topic}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
