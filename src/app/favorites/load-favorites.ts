import { writeFavorites } from '../../device/copies/favorites.ts'
import { readStatus } from '../../device/outbox/status.ts'
import { listFavoriteChanges } from '../../device/outbox/unsent-changes.ts'
import { deviceStore } from '../../device/store/device.ts'
import { dataOf } from '../data/student-data.ts'
import type { Outputs } from '../data/trpc.ts'
import { session } from '../session/session.ts'

/** Brings the copy of the favorites up to date. Where that fails, the copy stays as it is. */
export async function loadFavorites(userId: string): Promise<void> {
  const { api } = dataOf(session.read().generation)
  const { last } = readStatus(userId)
  try {
    const listed = await api.favorites.list.query()
    // A change that has arrived meanwhile may be newer than the answer.
    if (readStatus(userId).last !== last) return await loadFavorites(userId)
    await storeFavorites(userId, listed)
  } catch (error) {
    // Who has signed out meanwhile is refused, and that is no failure.
    if (session.isSignedIn(userId)) console.error('Loading the favorites failed', error)
  }
}

/** What the worker lists replaces the copy, under the changes on this device that it does not have yet. */
export async function storeFavorites(userId: string, listed: Outputs['favorites']['list']): Promise<void> {
  const store = deviceStore()
  if (!store.isLoaded(userId)) await store.load(userId)
  if (session.isSignedIn(userId)) writeFavorites(userId, listed, listFavoriteChanges(store, userId))
}
