import { GUEST } from '../../../domain/account/owner.ts'
import type { OpenedNote as OpenedPage } from '../../../domain/catalogue/note-address.ts'
import { pathOfNote } from '../../../domain/catalogue/note-address.ts'
import { listKeys, read, remove, subscribe, write } from '../../device/device-store.ts'
import type { GuestSource } from '../../device/guest-source.ts'
import { pickKept } from '../../device/visitor-work.ts'
import { type OpenedNote, parseOpened, serializeOpened } from './opened-note.ts'

// The notes that were opened here and of which no account knows yet: those of a visitor, and of a student to whom a
// visitor's have come until the worker has heard of them. One key for each note.
const keyOf = (owner: string, noteId: string) => `note_opened_${owner}_${noteId}`

/** Oldest first. */
export function listOpened(owner: string): OpenedNote[] {
  return listKeys(keyOf(owner, ''))
    .flatMap((noteId) => parseOpened(read(keyOf(owner, noteId))) ?? [])
    .sort((one, other) => one.openedAt - other.openedAt)
}

/** A visitor opens a note; the same note is remembered once. */
export function rememberOpening(opened: OpenedPage, now: number): void {
  const { id, title, subject, chapter } = opened.note
  const visitId = parseOpened(read(keyOf(GUEST, id)))?.visitId ?? crypto.randomUUID()
  const url = pathOfNote(opened)
  write(keyOf(GUEST, id), serializeOpened({ visitId, contentId: id, title, subject, chapter, url, openedAt: now }))
  const kept = listKept(now).map(({ contentId }) => contentId)
  for (const noteId of listKeys(keyOf(GUEST, ''))) if (!kept.includes(noteId)) remove(keyOf(GUEST, noteId))
}

function listKept(now: number): OpenedNote[] {
  return pickKept(listOpened(GUEST), ({ openedAt }) => openedAt, now)
}

/** The worker has heard of it, or does not want to. */
export function settleOpened(owner: string, { contentId }: OpenedNote): void {
  remove(keyOf(owner, contentId))
}

export function forgetOpened(owner: string): void {
  for (const noteId of listKeys(keyOf(owner, ''))) remove(keyOf(owner, noteId))
}

const refusals = new Map<string, string>()

export function refuseOpened(owner: string, note: OpenedNote, reason: string): void {
  refusals.set(keyOf(owner, note.contentId), reason)
  settleOpened(owner, note)
}

export const GUEST_NOTES: GuestSource = {
  kind: 'notes',
  list: (now) => listKept(now).map(({ contentId, title }) => ({ id: contentId, title })),
  claim(owner, now) {
    for (const note of listKept(now)) {
      write(keyOf(owner, note.contentId), serializeOpened(note))
      settleOpened(GUEST, note)
    }
  },
  stateOf(owner, noteId) {
    if (read(keyOf(owner, noteId)) !== null) return { name: 'waiting' }
    const reason = refusals.get(keyOf(owner, noteId))
    return reason ? { name: 'refused', reason } : { name: 'added' }
  },
  forget: () => forgetOpened(GUEST),
  subscribe,
}
