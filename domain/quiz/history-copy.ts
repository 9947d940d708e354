import * as z from 'zod/mini'
import { Amount, Count, parseJson, Text, validItems } from '../stored-json.ts'
import type { HistorySort } from './history-search.ts'
import { ExtraTimeSchema } from './quiz-settings.ts'

// The copy of a student's results on a device.

/** A result in the history. */
const HistoryItem = z.object({
  id: Text,
  /** Copies from before it was listed lack it. */
  attemptId: z.exactOptional(Text),
  quizId: Text,
  subject: Text,
  title: Text,
  /** Percent. */
  score: Amount.check(z.lte(100)),
  totalQuestions: Count,
  correctAnswers: Count,
  /** Seconds. */
  timeSpent: Amount,
  difficulty: Text,
  timestamp: Count,
  completedAt: Count,
  /** Null or absent if there was none. */
  extraTime: z.optional(z.catch(z.nullable(ExtraTimeSchema), null)),
})
export type HistoryItem = z.infer<typeof HistoryItem>

/** The number of results that the quiz dashboard needs. */
export const LOCAL_HISTORY_MAX = 50

/** Reads the results that a device stored, and leaves out invalid ones. */
export function parseHistory(json: string | null): HistoryItem[] {
  return (parseJson(validItems(HistoryItem), json) ?? []).slice(0, LOCAL_HISTORY_MAX)
}

/** Adds a result that the worker has not listed yet. Each attempt is in the list only once. */
export function addToHistory(items: readonly HistoryItem[], item: HistoryItem): HistoryItem[] {
  return [item, ...items.filter(({ id }) => id !== item.id)].slice(0, LOCAL_HISTORY_MAX)
}

/** The new copy: the worker's list, and the local results whose attempts (`unsent`) it has not received yet. */
export function reconcileHistory(
  local: readonly HistoryItem[],
  listed: readonly HistoryItem[],
  unsent: readonly string[],
): HistoryItem[] {
  const waiting = local.filter(({ id }) => unsent.includes(id))
  return sortHistory([...waiting, ...listed], 'recent').slice(0, LOCAL_HISTORY_MAX)
}

/** Sorts the copy on the device in the worker's order. */
export function sortHistory(items: readonly HistoryItem[], sort: HistorySort): HistoryItem[] {
  const newest = (a: HistoryItem, b: HistoryItem) => b.timestamp - a.timestamp
  return [...items].sort((a, b) => {
    if (sort === 'score') return b.score - a.score || newest(a, b)
    if (sort === 'subject' && a.subject !== b.subject) return a.subject < b.subject ? -1 : 1
    return newest(a, b)
  })
}

/** The figures of the quiz dashboard, from the copy on the device, until the worker answers. */
export function summarizeHistory(items: readonly HistoryItem[]) {
  const sum = (pick: (item: HistoryItem) => number) => items.reduce((total, item) => total + pick(item), 0)
  return {
    totalQuizzes: items.length,
    averageScore: items.length === 0 ? 0 : Math.round(sum((item) => item.score) / items.length),
    bestScore: Math.max(0, ...items.map((item) => item.score)),
    totalTime: sum((item) => item.timeSpent),
  }
}
