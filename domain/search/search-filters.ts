import type { SearchEntry, SearchType } from './search-entry.ts'
import { normalize } from './search-text.ts'

export type DateRange = 'all' | 'week' | 'month' | 'year'

/** The filters that a student can choose. */
export type SearchFilters = { subject?: string; dateRange?: DateRange; tags?: readonly string[] }

/** Which entries are searched. */
export type SearchScope = {
  types?: readonly SearchType[]
  filters?: SearchFilters
  /** The ISO day at which a range of dates ends. */
  today?: string
}

const RANGE_DAYS = { week: 7, month: 30, year: 365 }
const DAY_MS = 86_400_000

/** Makes the test of whether an entry is searched. An entry without a date is in no range of dates. */
export function readScope({ types, filters = {}, today = '' }: SearchScope): (entry: SearchEntry) => boolean {
  const { subject, dateRange = 'all', tags = [] } = filters
  const wanted = tags.map(normalize)
  const first = dateRange === 'all' ? Number.NEGATIVE_INFINITY : Date.parse(today) - RANGE_DAYS[dateRange] * DAY_MS
  return (entry) =>
    (!types || types.includes(entry.type)) &&
    (!subject || entry.subject === subject) &&
    (dateRange === 'all' || Date.parse(entry.date) >= first) &&
    (wanted.length === 0 || entry.tags.some((tag) => wanted.includes(normalize(tag))))
}
