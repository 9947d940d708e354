import {
  addToHistory,
  type HistoryItem,
  LOCAL_HISTORY_MAX,
  parseHistory,
  reconcileHistory,
} from '../../../domain/local-history.ts'
import { read, write } from './device-store.ts'
import { isPending, listEntries } from './outbox.ts'
import { isPaperKey } from './papers.ts'

const keyOf = (uid: string) => `quiz_history_${uid}`

export function readHistoryText(uid: string): string | null {
  return read(keyOf(uid))
}

export function rememberResult(uid: string, item: HistoryItem): void {
  store(uid, addToHistory(parseHistory(read(keyOf(uid))), item))
}

/** What the worker lists replaces the copy; attempts that have not reached it yet stay. */
export function rememberListed(uid: string, listed: readonly HistoryItem[]): void {
  const unsent = listEntries(uid).filter(isPending).map(({ attempt }) => attempt.attemptId)
  store(uid, reconcileHistory(parseHistory(read(keyOf(uid))), listed, unsent))
}

function store(uid: string, items: readonly HistoryItem[]): void {
  const text = JSON.stringify(items.slice(0, LOCAL_HISTORY_MAX))
  if (text !== read(keyOf(uid))) write(keyOf(uid), text, isPaperKey)
}
