import {
  addToHistory,
  type HistoryItem,
  LOCAL_HISTORY_MAX,
  parseHistory,
  reconcileHistory,
} from '../../../../domain/quiz/history-copy.ts'
import { read, remove, write } from '../../../device/device-store.ts'
import { isCachedQuizKey } from '../player/quiz-cache.ts'
import { isPending, listEntries } from '../submission/outbox.ts'

const keyOf = (userId: string) => `quiz_history_${userId}`

/** The copy of a student's latest results on this device. */
/** What a page knows of it before it can read the device. */
export const NO_HISTORY: HistoryItem[] = []

export function readHistory(userId: string): HistoryItem[] {
  return parseHistory(read(keyOf(userId)))
}

export function rememberResult(userId: string, item: HistoryItem): void {
  store(userId, addToHistory(readHistory(userId), item))
}

/** What the worker lists replaces the copy; attempts that have not reached it yet stay. */
export function rememberListed(userId: string, listed: readonly HistoryItem[]): void {
  const unsent = listEntries(userId)
    .filter(isPending)
    .map(({ attempt }) => attempt.attemptId)
  store(userId, reconcileHistory(readHistory(userId), listed, unsent))
}

export function forgetHistory(userId: string): void {
  remove(keyOf(userId))
}

function store(userId: string, items: readonly HistoryItem[]): void {
  const text = JSON.stringify(items.slice(0, LOCAL_HISTORY_MAX))
  if (text !== read(keyOf(userId))) write(keyOf(userId), text, isCachedQuizKey)
}
