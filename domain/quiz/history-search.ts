import { isText } from '../untrusted-json.ts'

// The order and the filter of the history, as they are in the address. Free of zod, because the dashboard is loaded
// without it. The worker checks them with history-query.ts.

/** The orders of the history, with their names for students. */
export const HISTORY_SORTS = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'score', label: 'Highest Score' },
  { value: 'subject', label: 'Subject' },
] as const
export type HistorySort = (typeof HISTORY_SORTS)[number]['value']

export type HistorySearch = { subject?: string | undefined; sort?: HistorySort | undefined }

/** Keeps only the valid filters of an address. */
export function parseHistorySearch(search: Record<string, unknown>): HistorySearch {
  const sort = HISTORY_SORTS.find((known) => known.value === search.sort)?.value
  const { subject } = search
  return {
    ...(isText(subject) && subject.length <= 80 && { subject }),
    ...(sort && sort !== 'recent' && { sort }),
  }
}
