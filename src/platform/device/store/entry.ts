import * as z from 'zod/mini'
import { parseAttempt } from '#domain/quiz/stored-attempt.ts'
import { Count, parseStored, Text } from '#domain/stored-json.ts'
import { parseOutgoing } from '../outbox/kinds.ts'

type EntryKind<Value> = {
  /** The version of the value's shape. A new shape raises it, and the parser also reads older ones. */
  version: number
  /** The value that a device stored, or null if it cannot be read. */
  parse: (stored: unknown) => Value | null
}

/** The kinds of entries that the device stores for a student. A new kind is one line here. */
const REGISTERED = {
  /** Every attempt at a quiz, from its start until its result has been seen. */
  attempt: { version: 1, parse: parseAttempt },
  /** Every write that the worker has not confirmed. */
  outgoing: { version: 1, parse: parseOutgoing },
}

export type Kind = keyof typeof REGISTERED
type Values = { [K in Kind]: NonNullable<ReturnType<(typeof REGISTERED)[K]['parse']>> }
export type Value<K extends Kind> = Values[K]

const KINDS: { [K in Kind]: EntryKind<Values[K]> } = REGISTERED

/** `userId` is the owner: a student's id, or GUEST. */
export type EntryKey = readonly [userId: string, kind: Kind, key: string]

export type Entry<K extends Kind = Kind> = {
  userId: string
  kind: K
  key: string
  version: number
  /** The number of writes. Of two copies the higher one is newer. */
  revision: number
  value: Value<K>
}

export const ENTRY_KINDS = Object.keys(REGISTERED) as Kind[]

export function isOf<K extends Kind>(kind: K, entry: Entry): entry is Entry<K> {
  return entry.kind === kind
}

const StoredEntry = z.object({
  userId: Text,
  kind: z.enum(ENTRY_KINDS),
  key: Text,
  version: Count,
  revision: Count,
  value: z.unknown(),
})

/** The stored entry; null if it is invalid, or was written by a newer version of the app. */
export function parseEntry(stored: unknown): Entry | null {
  const entry = parseStored(StoredEntry, stored)
  if (!entry || entry.version > KINDS[entry.kind].version) return null
  const { userId, kind, key, revision, value } = entry
  return makeEntry([userId, kind, key], KINDS[kind].parse(value), revision)
}

export function makeEntry<K extends Kind>(
  [userId, kind, key]: readonly [string, K, string],
  value: Value<K> | null,
  revision: number,
): Entry<K> | null {
  return value === null ? null : { userId, kind, key, version: KINDS[kind].version, revision, value }
}
