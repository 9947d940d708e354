import { dataOf } from '../data/student-data.ts'
import type { Outputs } from '../data/trpc.ts'
import { writeFavorites } from '../device/copies/favorites.ts'
import { readStatus } from '../device/outbox/status.ts'
import { deviceStore } from '../device/store/device.ts'
import { session } from '../session/session.ts'

/** Updates the copy of the favorites. If that fails, the copy does not change, and the answer is false. */
export async function loadFavorites(userId: string): Promise<boolean> {
  const { api } = dataOf(session.read().generation)
  const { last } = readStatus(userId)
  try {
    const listed = await api.favorites.list.query()
    // A change that arrived in between may be newer than the answer.
    if (readStatus(userId).last !== last) return await loadFavorites(userId)
    await storeFavorites(userId, listed)
    return true
  } catch (error) {
    // A student who has signed out in between is refused. That is not a failure.
    if (session.isSignedIn(userId)) console.error('Loading the favorites failed', error)
    return false
  }
}

/** Replaces the copy by the worker's list, with the changes on this device applied that it does not have yet. */
export async function storeFavorites(userId: string, listed: Outputs['favorites']['list']): Promise<void> {
  const store = deviceStore()
  if (!store.isLoaded(userId)) await store.load(userId)
  if (session.isSignedIn(userId)) writeFavorites(userId, listed)
}
