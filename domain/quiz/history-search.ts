import { isText } from '../untrusted-json.ts'

// The order and the filter of the history, as the address has them. Free of zod, because the dashboard is loaded without
// it; the worker checks them with history-query.ts.

/** The orders of the history, with the names that students see. */
export const HISTORY_SORTS = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'score', label: 'Highest Score' },
  { value: 'subject', label: 'Subject' },
] as const
export type HistorySort = (typeof HISTORY_SORTS)[number]['value']

export type HistorySearch = { subject?: string | undefined; sort?: HistorySort | undefined }

/** Keeps the valid filters of an address, and nothing else. */
export function parseHistorySearch(search: Record<string, unknown>): HistorySearch {
  const sort = HISTORY_SORTS.find((known) => known.value === search.sort)?.value
  const { subject } = search
  return {
    ...(isText(subject) && subject.length <= 80 && { subject }),
    ...(sort && sort !== 'recent' && { sort }),
  }
}
