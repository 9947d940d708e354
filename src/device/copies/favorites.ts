import {
  type Favorite,
  type FavoriteChange,
  parseFavorites,
  withFavoriteChanges,
} from '../../../domain/study/favorite-list.ts'
import { FAVORITES } from '../keys.ts'
import { localTexts } from '../local-text.ts'

// The copy of a student's favorites, for the first paint. The worker has the truth.

/** The copy as it is stored, or null while this device knows nothing. */
export function readFavorites(userId: string): string | null {
  return localTexts.read(FAVORITES + userId)
}

/** Shows a change at once. */
export function applyToFavorites(userId: string, change: FavoriteChange): void {
  writeFavorites(userId, parseFavorites(readFavorites(userId)) ?? [], [change])
}

/** What the worker lists replaces the copy, under the changes that it does not have yet. */
export function writeFavorites(userId: string, listed: readonly Favorite[], waiting: readonly FavoriteChange[]): void {
  const text = JSON.stringify(withFavoriteChanges(listed, waiting))
  if (text !== readFavorites(userId)) localTexts.write(FAVORITES + userId, text)
}
