import * as z from 'zod/mini'
import { sumUnsent, type Unsent } from '#domain/account/unsent-work.ts'
import { Count, parseStored, Text } from '#domain/stored-json.ts'
import { attempt } from './kinds/attempt.ts'
import { bookmark } from './kinds/bookmark.ts'
import { favorite } from './kinds/favorite.ts'
import type { OutboxKind, Write } from './kinds/kind.ts'
import { mark } from './kinds/mark.ts'
import { position } from './kinds/position.ts'
import { practice } from './kinds/practice.ts'
import { quizSettings } from './kinds/quiz-settings.ts'
import { report } from './kinds/report.ts'
import { running } from './kinds/running.ts'
import { task } from './kinds/task.ts'
import { visit } from './kinds/visit.ts'

/**
 * Every kind of write that must arrive, in the order in which students are told of unsent ones. A new kind is a file in
 * kinds/ and its name here.
 */
const REGISTERED = { attempt, running, bookmark, favorite, task, mark, practice, position, visit, quizSettings, report }

export type OutgoingKind = keyof typeof REGISTERED
type Payloads = {
  [K in OutgoingKind]: (typeof REGISTERED)[K] extends OutboxKind<infer Payload, infer _> ? Payload : never
}
/** The worker's answers, by kind. */
export type Answers = { [K in OutgoingKind]: Awaited<ReturnType<(typeof REGISTERED)[K]['send']>> }

export const KINDS: { [K in OutgoingKind]: OutboxKind<Payloads[K], Answers[K]> } = REGISTERED

/** Counts the writes that students need to know of. One that is delayed to be merged with later ones is not counted. */
export function countUnsent(outgoing: readonly Outgoing[], now: number): Unsent {
  const isCounted = <K extends OutgoingKind>(one: Outgoing<K>) =>
    one.notBefore <= now && (KINDS[one.kind].isCounted?.(one) ?? true)
  const counts = Object.values(KINDS).map(({ unsentName }) => ({ ...unsentName, count: 0 }))
  return sumUnsent([counts, outgoing.filter(isCounted).map(({ kind }) => ({ ...KINDS[kind].unsentName, count: 1 }))])
}

/** A write that the worker has not confirmed. */
export type Outgoing<K extends OutgoingKind = OutgoingKind> = Write<Payloads[K]> & { kind: K }

export function isOfKind<K extends OutgoingKind>(kind: K, outgoing: Outgoing): outgoing is Outgoing<K> {
  return outgoing.kind === kind
}

export function ofKind<K extends OutgoingKind>(kind: K, outgoing: readonly Outgoing[]): Outgoing<K>[] {
  return outgoing.filter((one) => isOfKind(kind, one))
}

export function keyOfOutgoing({ kind, id }: Pick<Outgoing, 'kind' | 'id'>): string {
  return `${kind}:${id}`
}

const StoredWrite = z.object({
  kind: z.enum(Object.keys(REGISTERED) as OutgoingKind[]),
  id: Text,
  payload: z.unknown(),
  at: Count,
  notBefore: Count,
})

/** The write that a device stored, or null if it cannot be read. */
export function parseOutgoing(value: unknown): Outgoing | null {
  const write = parseStored(StoredWrite, value)
  const payload = write && parseStored(KINDS[write.kind].payload, write.payload)
  return payload && { ...write, payload }
}
