import { showNotice } from '../../page/notice.ts'
import { openedStore } from '../store/opened.ts'
import type { Outcome } from '../store/store.ts'
import type { Outgoing, OutgoingKind } from './kinds.ts'

/** Writes that are being stored. An answer of the worker that arrives in this moment must not hide them. */
const onTheWay = new Set<{ userId: string; outgoing: Outgoing }>()

/**
 * Stores a write that must arrive. The outbox of its owner sends it. Pages load the store and the kinds of writes after
 * their first paint, at the latest here. If that fails, before the service worker has them, the student is told: some
 * browsers do not fetch a script again as long as the page lives.
 */
export async function addOutgoing<K extends OutgoingKind>(userId: string, outgoing: Outgoing<K>): Promise<Outcome> {
  const added = { userId, outgoing }
  onTheWay.add(added)
  try {
    const { storeOutgoing } = await import('./store-outgoing.ts')
    return await storeOutgoing(userId, outgoing)
  } catch (error) {
    showNotice('That could not be kept. Please reload the page and do it again.')
    throw error
  } finally {
    onTheWay.delete(added)
  }
}

/** The writes of one kind that the worker has not confirmed, if the store has loaded this student's entries. */
export function listUnsent<K extends OutgoingKind>(kind: K, userId: string): Outgoing<K>[] {
  const stored = openedStore()?.list('outgoing', userId) ?? []
  const added = [...onTheWay].filter((one) => one.userId === userId).map(({ outgoing }) => outgoing)
  const ofKind = [...stored.map(({ value }) => value), ...added].filter((one) => one.kind === kind) as Outgoing<K>[]
  return [...new Map(ofKind.map((one) => [one.id, one])).values()]
}
