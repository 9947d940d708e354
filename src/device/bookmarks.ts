import { applyChanges, type BookmarkChange, parseBookmarks, parseChange } from '../../domain/catalogue/bookmark-copy.ts'
import { announceChange, listKeys, read, remove, write } from './device-store.ts'

// The copy of a student's bookmarks on this device. The worker has the truth; what is chosen here is shown at once, and
// each choice stays in a key of its own until the worker has it, so that tabs cannot overwrite each other's.

const COPY = 'bookmarked_subjects'
/** Whose copy it is: nobody else gets to see it. */
const COPY_OWNER = 'bookmarked_subjects_owner'
const prefixOf = (owner: string) => `bookmark_change_${owner}_`

/** The student's copy as it is stored, or null while this device knows nothing. */
export function readCopy(owner: string): string | null {
  return read(COPY_OWNER) === owner ? read(COPY) : null
}

/** Shows a choice at once, and keeps it for the worker. */
export function chooseBookmark(owner: string, change: BookmarkChange): void {
  keepChange(owner, change)
  refusals.delete(prefixOf(owner) + change.subjectKey)
  writeCopy(owner, applyChanges(parseBookmarks(readCopy(owner)) ?? [], [change]))
}

/** What the worker lists replaces the copy, under the choices that it does not have yet. */
export function rememberListed(owner: string, listed: readonly string[]): void {
  writeCopy(owner, applyChanges(listed, listChanges(owner)))
}

/** The choices that the worker does not have for sure, oldest first. */
export function listChanges(owner: string): BookmarkChange[] {
  const prefix = prefixOf(owner)
  return listKeys(prefix)
    .flatMap((subjectKey) => parseChange(subjectKey, read(prefix + subjectKey)) ?? [])
    .sort((one, other) => one.at - other.at)
}

/** The worker has this choice. A newer one for the same subject stays. */
export function settleChange(owner: string, { subjectKey, bookmarked, at }: BookmarkChange): void {
  const key = prefixOf(owner) + subjectKey
  const kept = parseChange(subjectKey, read(key))
  if (kept?.at === at && kept.bookmarked === bookmarked) remove(key)
}

const refusals = new Map<string, string>()

/** The worker will never take this choice. */
export function refuseChange(owner: string, change: BookmarkChange, reason: string): void {
  settleChange(owner, change)
  refusals.set(prefixOf(owner) + change.subjectKey, reason)
  announceChange()
}

/** Why the worker did not take the last choice for this subject, if that was so since the page was opened. */
export function findRefusal(owner: string, subjectKey: string): string | null {
  return refusals.get(prefixOf(owner) + subjectKey) ?? null
}

/** Leaves nothing of those who were signed in before, but the choices that the worker still has to get. */
export function forgetOthers(owner: string | null): void {
  if (owner !== null && read(COPY_OWNER) === owner) return
  remove(COPY)
  remove(COPY_OWNER)
}

function keepChange(owner: string, { subjectKey, bookmarked, at }: BookmarkChange): void {
  write(prefixOf(owner) + subjectKey, JSON.stringify({ bookmarked, at }))
}

function writeCopy(owner: string, keys: readonly string[]): void {
  write(COPY_OWNER, owner)
  write(COPY, JSON.stringify(keys))
}
