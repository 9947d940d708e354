import * as z from 'zod/mini'
import { HISTORY_SORTS } from './history-search.ts'

/** The sort keys of the last row of a page. The next page begins after it. */
const HistoryCursor = z.strictObject({
  timestamp: z.int(),
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  score: z.int(),
  subject: z.string().check(z.maxLength(80)),
})
export type HistoryCursor = z.infer<typeof HistoryCursor>

export const HistoryQuery = z.strictObject({
  sort: z._default(
    z.enum(
      HISTORY_SORTS.map(({ value }) => value),
      'That is no way to sort.',
    ),
    'recent',
  ),
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  limit: z._default(z.int().check(z.gte(1, 'Ask for 1 to 50 results.'), z.lte(50, 'Ask for 1 to 50 results.')), 10),
  cursor: z.optional(HistoryCursor),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>

export const WEEK_MS = 7 * 24 * 60 * 60 * 1000
