import { z } from 'zod'

/** How a list of results is ordered; every order is walked through an index, page by page. */
export const HistorySort = z.enum(['recent', 'score', 'subject'], 'That is no way to sort.')
export type HistorySort = z.infer<typeof HistorySort>

export const HISTORY_SORT_NAMES: Record<HistorySort, string> = {
  recent: 'Most Recent',
  score: 'Highest Score',
  subject: 'Subject',
}

/** Where the page before ended: the sort keys of its last row. */
const HistoryCursor = z.strictObject({
  timestamp: z.int(),
  id: z.string().min(1).max(64),
  score: z.int(),
  subject: z.string().max(80),
})
export type HistoryCursor = z.infer<typeof HistoryCursor>

export const HistoryQuery = z.strictObject({
  sort: HistorySort.default('recent'),
  subject: z.string().min(1).max(80).optional(),
  limit: z.int().min(1, 'Ask for 1 to 50 results.').max(50, 'Ask for 1 to 50 results.').default(10),
  cursor: HistoryCursor.optional(),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>

export const WEEK_MS = 7 * 24 * 60 * 60 * 1000
