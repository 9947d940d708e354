// What lies in localStorage until the store takes it (see store/move-old-entries.ts): what is done on public pages, which
// have no need of the store and do not load it first, and what is done in the last moment of a page.
import { GUEST } from '../../domain/account/owner.ts'
import { type BookmarkChange, parseChange } from '../../domain/catalogue/bookmark-copy.ts'
import { type OpenedNote, pathOfNote } from '../../domain/catalogue/note-address.ts'
import type { AttemptEvent } from '../../domain/quiz/attempt-machine.ts'
import { parseObject } from '../../domain/untrusted-json.ts'
import { localTexts } from './local-text.ts'

type Choice = { bookmarked: boolean /** Of the subject, as students know it. */; name: string; at: number }

/** A student's choice, or what a visitor would bookmark once signed in. */
export function postBookmark(userId: string, subjectKey: string, choice: Choice): void {
  localTexts.write(`bookmark_change_${userId}_${subjectKey}`, JSON.stringify(choice))
}

/** The choices of a student that the store has not moved to the outbox yet. */
export function listPostedBookmarks(userId: string): BookmarkChange[] {
  const prefix = `bookmark_change_${userId}_`
  return localTexts.list(prefix).flatMap((key) => parseChange(key.slice(prefix.length), localTexts.read(key)) ?? [])
}

const ATTEMPT_LEFT = 'attempt_left_'

/**
 * Called when the page goes away, perhaps before the store has written the last changes; localStorage writes at once.
 */
export function postEvents(userId: string, attemptId: string, events: readonly AttemptEvent[]): void {
  localTexts.write(`${ATTEMPT_LEFT}${userId}_${attemptId}`, JSON.stringify({ events }))
}

/** Called when the browser shows the page again from its cache. */
export function forgetEvents(userId: string, attemptId: string): void {
  localTexts.remove(`${ATTEMPT_LEFT}${userId}_${attemptId}`)
}

/**
 * Remembers once that a visitor has opened a note, for a later account. The time of reading is not known, because a
 * visitor reads in the browser's own viewer.
 */
export function postVisit(opened: OpenedNote, now: number): void {
  const { id: contentId, title, subject, chapter } = opened.note
  const key = `note_opened_${GUEST}_${contentId}`
  const visitId = parseObject(localTexts.read(key))?.visitId ?? crypto.randomUUID()
  const url = pathOfNote(opened)
  localTexts.write(key, JSON.stringify({ visitId, contentId, title, subject, chapter, url, openedAt: now }))
}
