import { isAmount, isCount, isObject, isText, parseList } from '../untrusted-json.ts'
import type { HistorySort } from './quiz-history.ts'

/** One result as the history lists it. */
export type HistoryItem = {
  id: string
  quizId: string
  subject: string
  title: string
  /** Percent. */
  score: number
  totalQuestions: number
  correctAnswers: number
  /** Seconds. */
  timeSpent: number
  difficulty: string
  timestamp: number
  completedAt: number
}

/** As many as the quiz dashboard looks at. */
export const LOCAL_HISTORY_MAX = 50

/** The results that a device kept; what cannot be read is left out. */
export function parseHistory(json: string | null): HistoryItem[] {
  return parseList(json).filter(isHistoryItem).slice(0, LOCAL_HISTORY_MAX)
}

function isHistoryItem(value: unknown): value is HistoryItem {
  if (!isObject(value)) return false
  const { id, quizId, subject, title, difficulty, score, timeSpent } = value
  return (
    [id, quizId, subject, title, difficulty].every(isText) &&
    [value.totalQuestions, value.correctAnswers, value.timestamp, value.completedAt].every(isCount) &&
    isAmount(timeSpent) &&
    isAmount(score) &&
    score <= 100
  )
}

/** A result that is known before the worker lists it; the same attempt is kept once. */
export function addToHistory(items: readonly HistoryItem[], item: HistoryItem): HistoryItem[] {
  return [item, ...items.filter(({ id }) => id !== item.id)].slice(0, LOCAL_HISTORY_MAX)
}

/** What the worker lists is the truth; only attempts that have not reached it yet are kept beside it. */
export function reconcileHistory(
  local: readonly HistoryItem[],
  listed: readonly HistoryItem[],
  unsent: readonly string[],
): HistoryItem[] {
  const waiting = local.filter(({ id }) => unsent.includes(id))
  return sortHistory([...waiting, ...listed], 'recent').slice(0, LOCAL_HISTORY_MAX)
}

/** The orders of the worker's list, for the copy on the device. */
export function sortHistory(items: readonly HistoryItem[], sort: HistorySort): HistoryItem[] {
  const newest = (a: HistoryItem, b: HistoryItem) => b.timestamp - a.timestamp
  return [...items].sort((a, b) => {
    if (sort === 'score') return b.score - a.score || newest(a, b)
    if (sort === 'subject') return a.subject.localeCompare(b.subject, 'en') || newest(a, b)
    return newest(a, b)
  })
}

/** The four tiles from the copy on the device, while the worker does not answer. */
export function summarizeHistory(items: readonly HistoryItem[]) {
  const sum = (pick: (item: HistoryItem) => number) => items.reduce((total, item) => total + pick(item), 0)
  return {
    totalQuizzes: items.length,
    averageScore: items.length === 0 ? 0 : Math.round(sum((item) => item.score) / items.length),
    bestScore: Math.max(0, ...items.map((item) => item.score)),
    totalTime: sum((item) => item.timeSpent),
  }
}

/** The orders of the history by the names that the student sees. */
export const HISTORY_SORTS = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'score', label: 'Highest Score' },
  { value: 'subject', label: 'Subject' },
] as const satisfies readonly { value: HistorySort; label: string }[]

export type HistorySearch = { subject?: string | undefined; sort?: HistorySort | undefined }

/** Keeps what is valid of an address's search, and only that. */
export function parseHistorySearch(search: Record<string, unknown>): HistorySearch {
  const sort = HISTORY_SORTS.find((known) => known.value === search.sort)?.value
  const { subject } = search
  return {
    ...(isText(subject) && subject.length <= 80 && { subject }),
    ...(sort && sort !== 'recent' && { sort }),
  }
}
