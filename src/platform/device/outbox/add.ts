import { GUEST } from '#domain/account/owner.ts'
import { trimGuestWork } from '../guest-work.ts'
import { deviceStore } from '../store/device.ts'
import type { Outcome } from '../store/store.ts'
import { keyOfOutgoing, type Outgoing, type OutgoingKind, ofKind } from './kinds.ts'
import { putOutgoing } from './outbox.ts'
import { forgetRefusal } from './status.ts'

/** Writes that are being stored. An answer of the worker that arrives in this moment must not hide them. */
const onTheWay = new Set<{ userId: string; outgoing: Outgoing }>()

/** Stores a write that must arrive. The outbox of its owner sends it. */
export async function addOutgoing<K extends OutgoingKind>(userId: string, outgoing: Outgoing<K>): Promise<Outcome> {
  const added = { userId, outgoing }
  onTheWay.add(added)
  forgetRefusal(userId, keyOfOutgoing(outgoing))
  try {
    return await deviceStore().transact(async (tx) => {
      await putOutgoing(tx, userId, outgoing)
      if (userId === GUEST) await trimGuestWork(tx, Date.now())
    })
  } finally {
    onTheWay.delete(added)
  }
}

/** The writes of one kind that the worker has not confirmed, if the store has loaded this student's entries. */
export function listUnsent<K extends OutgoingKind>(kind: K, userId: string): Outgoing<K>[] {
  const stored = deviceStore().list('outgoing', userId)
  const added = [...onTheWay].filter((one) => one.userId === userId).map(({ outgoing }) => outgoing)
  const byId = ofKind(kind, [...stored.map(({ value }) => value), ...added]).map((one) => [one.id, one] as const)
  return [...new Map(byId).values()]
}
