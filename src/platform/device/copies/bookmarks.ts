import { applyChanges, type BookmarkChange, parseBookmarks } from '#domain/catalogue/bookmark-copy.ts'
import { BOOKMARKS, BOOKMARKS_OWNER } from '../keys.ts'
import { localTexts } from '../local-text.ts'
import { listUnsent } from '../outbox/add.ts'

// The copy of a student's bookmarks, for the first paint. The worker has the original.

/** The stored copy, or null if this device has none. */
export function readBookmarks(userId: string): string | null {
  return localTexts.read(BOOKMARKS_OWNER) === userId ? localTexts.read(BOOKMARKS) : null
}

/** Changes the copy, so that choices show before the worker has them. */
export function applyToBookmarks(userId: string, changes: readonly BookmarkChange[]): void {
  write(userId, applyChanges(parseBookmarks(readBookmarks(userId)) ?? [], changes))
}

/** Replaces the copy by the worker's list, with the choices applied that the worker does not have yet. */
export function writeBookmarks(userId: string, listed: readonly string[]): void {
  write(userId, applyChanges(listed, listBookmarkChanges(userId)))
}

/** The choices that the worker has not confirmed. */
export function listBookmarkChanges(userId: string): BookmarkChange[] {
  return listUnsent('bookmark', userId).map(({ id, at, payload: { bookmarked } }) => ({
    subjectKey: id,
    bookmarked,
    at,
  }))
}

function write(userId: string, keys: readonly string[]): void {
  const text = JSON.stringify(keys)
  localTexts.write(BOOKMARKS_OWNER, userId)
  if (text !== localTexts.read(BOOKMARKS)) localTexts.write(BOOKMARKS, text)
}
