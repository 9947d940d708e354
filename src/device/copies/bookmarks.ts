import { applyChanges, type BookmarkChange, parseBookmarks } from '../../../domain/catalogue/bookmark-copy.ts'
import { BOOKMARKS, BOOKMARKS_OWNER } from '../keys.ts'
import { localTexts } from '../local-text.ts'

// The copy of a student's bookmarks, for the first paint. The worker has the truth.

/** The copy as it is stored, or null while this device knows nothing. */
export function readBookmarks(userId: string): string | null {
  return localTexts.read(BOOKMARKS_OWNER) === userId ? localTexts.read(BOOKMARKS) : null
}

/** Changes the copy, so that the choices show before the worker has them. */
export function applyToBookmarks(userId: string, changes: readonly BookmarkChange[]): void {
  writeBookmarks(userId, parseBookmarks(readBookmarks(userId)) ?? [], changes)
}

/** Replaces the copy by the worker's list, with the choices on top that the worker does not have yet. */
export function writeBookmarks(userId: string, listed: readonly string[], waiting: readonly BookmarkChange[]): void {
  const text = JSON.stringify(applyChanges(listed, waiting))
  localTexts.write(BOOKMARKS_OWNER, userId)
  if (text !== localTexts.read(BOOKMARKS)) localTexts.write(BOOKMARKS, text)
}
