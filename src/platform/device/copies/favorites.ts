import { type Favorite, type FavoriteChange, parseFavorites, withFavoriteChanges } from '#domain/study/favorite-list.ts'
import { FAVORITES } from '../keys.ts'
import { localTexts } from '../local-text.ts'
import { listUnsent } from '../outbox/add.ts'

// The copy of a student's favorites, for the first paint. The worker has the original.

/** The stored copy, or null if this device has none. */
export function readFavorites(userId: string): string | null {
  return localTexts.read(FAVORITES + userId)
}

/** Shows a change at once. */
export function applyToFavorites(userId: string, change: FavoriteChange): void {
  write(userId, withFavoriteChanges(parseFavorites(readFavorites(userId)) ?? [], [change]))
}

/** Replaces the copy by the worker's list, with the changes applied that the worker does not have yet. */
export function writeFavorites(userId: string, listed: readonly Favorite[]): void {
  const changes = listUnsent('favorite', userId).map(({ payload }) => payload)
  write(userId, withFavoriteChanges(listed, changes))
}

function write(userId: string, favorites: readonly Favorite[]): void {
  const text = JSON.stringify(favorites)
  if (text !== readFavorites(userId)) localTexts.write(FAVORITES + userId, text)
}
