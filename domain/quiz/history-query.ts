import * as z from 'zod'
import { HISTORY_SORTS } from './history-search.ts'

/** The sort keys of the last row of a page. The next page begins after it. */
const HistoryCursor = z.strictObject({
  timestamp: z.int(),
  id: z.string().min(1).max(64),
  score: z.int(),
  subject: z.string().max(80),
})
export type HistoryCursor = z.infer<typeof HistoryCursor>

export const HistoryQuery = z.strictObject({
  sort: z
    .enum(
      HISTORY_SORTS.map(({ value }) => value),
      'That is no way to sort.',
    )
    .default('recent'),
  subject: z.string().min(1).max(80).optional(),
  limit: z.int().min(1, 'Ask for 1 to 50 results.').max(50, 'Ask for 1 to 50 results.').default(10),
  cursor: HistoryCursor.optional(),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>

export const WEEK_MS = 7 * 24 * 60 * 60 * 1000
