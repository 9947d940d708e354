import { GUEST } from '#domain/account/owner.ts'
import type { Entry } from '../store/entry.ts'
import type { Transaction } from '../store/transaction.ts'
import { type Answers, isOfKind, KINDS, keyOfOutgoing, type Outgoing, type OutgoingKind } from './kinds.ts'

/**
 * The longest time that a write is delayed to be merged with later ones. A longer delay was stored by a clock that was
 * ahead.
 */
const HELD_BACK_MAX_MS = 40 * 60_000

/** Adds a write, or merges it into the write of the same kind and id that is still in the outbox. */
export async function putOutgoing<K extends OutgoingKind>(tx: Transaction, userId: string, outgoing: Outgoing<K>) {
  const key = keyOfOutgoing(outgoing)
  const before = await tx.find('outgoing', userId, key)
  const waiting = before && isOfKind(outgoing.kind, before.value) ? before.value : null
  const merged = waiting ? KINDS[outgoing.kind].merge(waiting, outgoing) : outgoing
  await tx.put('outgoing', userId, key, merged === waiting ? waiting : { ...merged, kind: outgoing.kind })
}

/**
 * Removes a write that the worker has answered, unless it has changed since it was sent; then it is sent again. Returns
 * whether it was removed.
 */
export async function settleOutgoing<K extends OutgoingKind>(
  tx: Transaction,
  sent: Entry<'outgoing'> & { value: Outgoing<K> },
  answer: Answers[K],
): Promise<boolean> {
  const { userId, key, revision, value } = sent
  const isDone = (await KINDS[value.kind].settle?.(tx, userId, value, answer)) ?? true
  const now = await tx.find('outgoing', userId, key)
  const { restMs } = KINDS[value.kind]
  if (isDone && now?.revision === revision) tx.remove('outgoing', userId, key)
  else if (now && restMs !== undefined)
    await tx.put('outgoing', userId, key, { ...now.value, notBefore: Date.now() + restMs })
  return isDone
}

/** Removes a write whose failure is final, unless it has changed since it was sent; then it is tried again. */
export async function refuseOutgoing<K extends OutgoingKind>(
  tx: Transaction,
  sent: Entry<'outgoing'> & { value: Outgoing<K> },
  reason: string,
): Promise<void> {
  const { userId, key, revision, value } = sent
  const now = await tx.find('outgoing', userId, key)
  if (now?.revision !== revision) return
  await KINDS[value.kind].refuse?.(tx, userId, value, reason)
  tx.remove('outgoing', userId, key)
}

/** Whether a write may be sent now, by the device's clock. */
export function isDue({ notBefore }: Outgoing, now: number): boolean {
  return notBefore <= now || notBefore - now > HELD_BACK_MAX_MS
}

/** The writes that an outbox sends. For a visitor these are only writes that need no account. */
export function isSent(userId: string, { kind }: Outgoing): boolean {
  return userId !== GUEST || KINDS[kind].isSentForGuest === true
}
