// The copy of a student's bookmarks on a device. Free of schemas, which the first paint has no need of.
import { isCount, isText, parseList, parseObject } from '../untrusted-json.ts'

/** As many as a list holds, on the device and from the worker. */
export const BOOKMARKS_MAX = 100

/** A choice that the worker does not have for sure. `at` is a time of the device's clock. */
export type BookmarkChange = { subjectKey: string; bookmarked: boolean; at: number }

/** The subject keys that a device kept; what is not one is left out. Null if it kept no list. */
export function parseBookmarks(json: string | null): string[] | null {
  const list = parseList(json)
  if (list.length === 0 && json !== '[]') return null
  return [...new Set(list.filter(isText))].slice(0, BOOKMARKS_MAX)
}

/** The choice for a subject that a device kept, or null if that cannot be read. */
export function parseChange(subjectKey: string, json: string | null): BookmarkChange | null {
  const kept = parseObject(json)
  if (typeof kept?.bookmarked !== 'boolean' || !isCount(kept.at)) return null
  return { subjectKey, bookmarked: kept.bookmarked, at: kept.at }
}

/** What the worker lists is the truth; choices that it does not have yet stand above it. */
export function applyChanges(keys: readonly string[], changes: readonly BookmarkChange[]): string[] {
  const changed = new Set(changes.map(({ subjectKey }) => subjectKey))
  const added = changes.filter(({ bookmarked }) => bookmarked).map(({ subjectKey }) => subjectKey)
  return [...keys.filter((key) => !changed.has(key)), ...added].slice(0, BOOKMARKS_MAX)
}

/** A choice made longer ago than this is no longer news: the worker is told when it was made. */
const FRESH_MS = 10_000

/** What the worker is told. A device whose clock is wrong can say all the same what its student wants now. */
export function toChoice({ subjectKey, bookmarked, at }: BookmarkChange, now: number) {
  return { subjectKey, bookmarked, ...(now - at > FRESH_MS && { at }) }
}
