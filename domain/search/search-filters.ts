import type { SearchEntry, SearchType } from './search-entry.ts'
import { normalize } from './search-text.ts'

export type DateRange = 'all' | 'week' | 'month' | 'year'

/** What a student may narrow a search by. */
export type SearchFilters = { subject?: string; dateRange?: DateRange; tags?: readonly string[] }

/** Which entries may be found at all. */
export type SearchScope = {
  types?: readonly SearchType[]
  filters?: SearchFilters
  /** ISO day, from which a range of dates counts back. */
  today?: string
}

const RANGE_DAYS = { week: 7, month: 30, year: 365 }
const DAY_MS = 86_400_000

/** Entries without a date are in no range of dates. */
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
