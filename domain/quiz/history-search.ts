import * as z from 'zod/mini'
import { Text } from '../stored-json.ts'

// The order and the filter of the history, as they are in the address. history-query.ts adds the page to them.

/** The orders of the history, with their names for students. */
export const HISTORY_SORTS = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'score', label: 'Highest Score' },
  { value: 'subject', label: 'Subject' },
] as const
export type HistorySort = (typeof HISTORY_SORTS)[number]['value']

export type HistorySearch = { subject?: string | undefined; sort?: HistorySort | undefined }

const HistoryAddress = z.object({
  subject: z.catch(z.optional(Text.check(z.maxLength(80))), undefined),
  sort: z.catch(z.optional(z.enum(HISTORY_SORTS.map(({ value }) => value))), undefined),
})

/** Keeps only the valid filters of an address. */
export function parseHistorySearch(search: Record<string, unknown>): HistorySearch {
  const { subject, sort } = z.parse(HistoryAddress, search)
  return { ...(subject && { subject }), ...(sort && sort !== 'recent' && { sort }) }
}
