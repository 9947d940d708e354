import type { QuizAttempt } from '../../../domain/quiz/attempt-machine.ts'
import { parseAttempt } from '../../../domain/quiz/stored-attempt.ts'
import { isCount, isObject, isText } from '../../../domain/untrusted-json.ts'
import { type Outgoing, parseOutgoing } from '../outbox/outgoing.ts'

/** What the device stores, by kind. */
type Values = { attempt: QuizAttempt; outgoing: Outgoing }
export type Kind = keyof Values
export type Value<K extends Kind> = Values[K]

/** `userId` is the owner: a student's id, or GUEST. */
export type EntryKey = readonly [userId: string, kind: Kind, key: string]

export type Entry<K extends Kind = Kind> = {
  userId: string
  kind: K
  key: string
  /** Of the shape of `value`. */
  version: number
  /** Counts the writes, so that of two copies the newer is known. */
  revision: number
  value: Value<K>
}

/** A new shape of a kind raises its version, and its parser reads the older ones as well. */
const VERSIONS: Record<Kind, number> = { attempt: 2, outgoing: 2 }
const PARSERS: { [K in Kind]: (value: unknown) => Values[K] | null } = {
  attempt: parseAttempt,
  outgoing: parseOutgoing,
}

export function isOf<K extends Kind>(kind: K, entry: Entry): entry is Entry<K> {
  return entry.kind === kind
}

/** The entry as it is stored, or null if it is none, or was written by a newer version of the app. */
export function parseEntry(stored: unknown): Entry | null {
  if (!isObject(stored) || !isText(stored.userId) || !isText(stored.key)) return null
  const { userId, key, version, revision } = stored
  const kind = findKind(stored.kind)
  if (!kind || !isCount(version) || version > VERSIONS[kind] || !isCount(revision)) return null
  return makeEntry([userId, kind, key], PARSERS[kind](stored.value), revision)
}

function findKind(kind: unknown): Kind | null {
  return kind === 'attempt' || kind === 'outgoing' ? kind : null
}

export function makeEntry<K extends Kind>(
  [userId, kind, key]: readonly [string, K, string],
  value: Value<K> | null,
  revision: number,
): Entry<K> | null {
  return value === null ? null : { userId, kind, key, version: VERSIONS[kind], revision, value }
}
