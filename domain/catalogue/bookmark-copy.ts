// The copy of a student's bookmarks on a device.
import { parseJson, Text, validItems } from '../stored-json.ts'

/** The longest list of bookmarks, on the device and from the worker. */
export const BOOKMARKS_MAX = 100

/** A change of a bookmark that the worker has not confirmed. `at` is when it was made, by the device's clock. */
export type BookmarkChange = { subjectKey: string; bookmarked: boolean; at: number }

/** Reads the list of subject keys that a device stored, without invalid entries; null if there is none. */
export function parseBookmarks(json: string | null): string[] | null {
  const list = parseJson(validItems(Text), json)
  return list && [...new Set(list)].slice(0, BOOKMARKS_MAX)
}

/** The list to show: the worker's list with the unconfirmed changes applied. */
export function applyChanges(keys: readonly string[], changes: readonly BookmarkChange[]): string[] {
  const changed = new Set(changes.map(({ subjectKey }) => subjectKey))
  const added = changes.filter(({ bookmarked }) => bookmarked).map(({ subjectKey }) => subjectKey)
  return [...keys.filter((key) => !changed.has(key)), ...added].slice(0, BOOKMARKS_MAX)
}

/** A change older than this is sent with its time. */
export const FRESH_MS = 10_000

/**
 * The change as it is sent to the worker. A recent one is sent without its time and counts as made now, so that a
 * device with a wrong clock can set bookmarks, too.
 */
export function toChoice({ subjectKey, bookmarked, at }: BookmarkChange, now: number) {
  return { subjectKey, bookmarked, ...(now - at > FRESH_MS && { at }) }
}
