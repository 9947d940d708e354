// The copy of a student's bookmarks on a device. Free of zod, because public pages load it at the start.
import { isCount, isText, parseList, parseObject } from '../untrusted-json.ts'

/** The longest list of bookmarks, on the device and from the worker. */
export const BOOKMARKS_MAX = 100

/** A bookmark set or removed that the worker has not confirmed yet. `at` is when, by the device's clock. */
export type BookmarkChange = { subjectKey: string; bookmarked: boolean; at: number }

/** Reads the list of subject keys that a device stored, without invalid entries; null if there is no list. */
export function parseBookmarks(json: string | null): string[] | null {
  const list = parseList(json)
  if (list.length === 0 && json !== '[]') return null
  return [...new Set(list.filter(isText))].slice(0, BOOKMARKS_MAX)
}

/** Reads the change of one bookmark that a device stored; null if it cannot be read. */
export function parseChange(subjectKey: string, json: string | null): BookmarkChange | null {
  const stored = parseObject(json)
  if (typeof stored?.bookmarked !== 'boolean' || !isCount(stored.at)) return null
  return { subjectKey, bookmarked: stored.bookmarked, at: stored.at }
}

/** The list to show: the worker's, with the changes applied that it has not confirmed yet. */
export function applyChanges(keys: readonly string[], changes: readonly BookmarkChange[]): string[] {
  const changed = new Set(changes.map(({ subjectKey }) => subjectKey))
  const added = changes.filter(({ bookmarked }) => bookmarked).map(({ subjectKey }) => subjectKey)
  return [...keys.filter((key) => !changed.has(key)), ...added].slice(0, BOOKMARKS_MAX)
}

/** A change older than this is sent with its time. */
export const FRESH_MS = 10_000

/**
 * The change as it is sent to the worker. A fresh one goes without its time and counts as made now, so that a device with
 * a wrong clock can set bookmarks, too.
 */
export function toChoice({ subjectKey, bookmarked, at }: BookmarkChange, now: number) {
  return { subjectKey, bookmarked, ...(now - at > FRESH_MS && { at }) }
}
