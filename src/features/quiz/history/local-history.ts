import {
  addToHistory,
  type HistoryItem,
  LOCAL_HISTORY_MAX,
  parseHistory,
  reconcileHistory,
} from '../../../../domain/quiz/history-copy.ts'
import { read, remove, write } from '../../../device/device-store.ts'
import { isPaperKey } from '../player/papers.ts'
import { isPending, listEntries } from '../submission/outbox.ts'

const keyOf = (uid: string) => `quiz_history_${uid}`

/** The copy of a student's latest results on this device. */
/** What a page knows of it before it can read the device. */
export const NO_HISTORY: HistoryItem[] = []

export function readHistory(uid: string): HistoryItem[] {
  return parseHistory(read(keyOf(uid)))
}

export function rememberResult(uid: string, item: HistoryItem): void {
  store(uid, addToHistory(readHistory(uid), item))
}

/** What the worker lists replaces the copy; attempts that have not reached it yet stay. */
export function rememberListed(uid: string, listed: readonly HistoryItem[]): void {
  const unsent = listEntries(uid)
    .filter(isPending)
    .map(({ attempt }) => attempt.attemptId)
  store(uid, reconcileHistory(readHistory(uid), listed, unsent))
}

export function forgetHistory(uid: string): void {
  remove(keyOf(uid))
}

function store(uid: string, items: readonly HistoryItem[]): void {
  const text = JSON.stringify(items.slice(0, LOCAL_HISTORY_MAX))
  if (text !== read(keyOf(uid))) write(keyOf(uid), text, isPaperKey)
}
