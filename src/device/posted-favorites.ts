// The part of the inbox (see inbox.ts) for favorites: only students have them, so visitors need not load it.
import { type FavoriteChange, keyOfChange, parseFavoriteChange } from '../../domain/study/favorite-list.ts'
import { parseObject } from '../../domain/untrusted-json.ts'
import { localTexts } from './local-text.ts'

const FAVORITE_CHANGE = 'favorite_change_'

/** A student has added or removed a favorite. */
export function postFavorite(userId: string, change: FavoriteChange, now: number): void {
  const key = `${FAVORITE_CHANGE}${userId}_${keyOfChange(change)}`
  localTexts.write(key, JSON.stringify({ ...change, at: now }))
}

/** The changes of favorites of a student that the store has not moved to the outbox yet. */
export function listPostedFavorites(userId: string): FavoriteChange[] {
  const keys = localTexts.list(`${FAVORITE_CHANGE}${userId}_`)
  return keys.flatMap((key) => parseFavoriteChange(parseObject(localTexts.read(key))) ?? [])
}
