import { nepalDay } from '../calendar/nepal-day.ts'
import { fromCalendarDay } from '../calendar/week.ts'
import type { DateRange } from './date-range.ts'
import type { SearchEntry, SearchType } from './search-entry.ts'
import { normalize } from './search-text.ts'

/** The filters that a student can choose. */
export type SearchFilters = {
  subject?: string | undefined
  dateRange?: DateRange | undefined
  tags?: readonly string[] | undefined
}

/** Which entries are searched. */
export type SearchScope = {
  types?: readonly SearchType[]
  filters?: SearchFilters
  /** The time in milliseconds at which a range of dates ends. Without it no entry is in a range. */
  now?: number
}

const RANGE_DAYS = { week: 7, month: 30, year: 365 }

/**
 * Makes the test of whether an entry is searched. A range of dates counts back from today in Nepal; an entry without a
 * date is in no range. A tag matches the tags and the topics of an entry.
 */
export function readScope({ types, filters = {}, now = Number.NaN }: SearchScope): (entry: SearchEntry) => boolean {
  const { subject, dateRange = 'all', tags = [] } = filters
  const wanted = tags.map(normalize)
  const first = dateRange === 'all' ? Number.NEGATIVE_INFINITY : nepalDay(now) - RANGE_DAYS[dateRange]
  return (entry) =>
    (!types || types.includes(entry.type)) &&
    (!subject || entry.subject === subject) &&
    (dateRange === 'all' || fromCalendarDay(entry.date) >= first) &&
    (wanted.length === 0 || [...entry.tags, ...entry.topics].some((tag) => wanted.includes(normalize(tag))))
}

/** The topics of the results, the most frequent first, to be offered as tags. */
export function listTopics(results: readonly Pick<SearchEntry, 'topics'>[], max: number): string[] {
  const counts = new Map<string, number>()
  for (const topic of results.flatMap(({ topics }) => topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, max)
    .map(([topic]) => topic)
}
