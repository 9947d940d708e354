// A visitor's work on this device, until a student takes it over or deletes it.
import type { GuestItem } from '#domain/account/guest-offer-rules.ts'
import { GUEST, GUEST_WORK_DAYS } from '#domain/account/owner.ts'
import { DAY_MS } from '#domain/calendar/nepal-day.ts'
import { type OpenedNote, pathOfNote } from '#domain/catalogue/note-address.ts'
import { isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { KINDS, keyOfOutgoing, type Outgoing, type OutgoingKind, ofKind } from './outbox/kinds.ts'
import { putOutgoing } from './outbox/outbox.ts'
import { deviceStore } from './store/device.ts'
import type { Store } from './store/store.ts'
import type { Transaction } from './store/transaction.ts'

/** The most results of visitors that a student is offered. For unsent writes, each kind has a limit. */
export const GUEST_WORK_MAX = 20
/** Older entries are removed: nobody comes back for them, and they are probably somebody else's. */
export const GUEST_WORK_LASTS_MS = GUEST_WORK_DAYS * DAY_MS

/** The latest first. A time in the future was stored by a clock that has been set back since. */
export function pickRecent<Work>(
  works: readonly Work[],
  timeOf: (work: Work) => number,
  now: number,
  max = GUEST_WORK_MAX,
): Work[] {
  return works
    .filter((work) => now - timeOf(work) < GUEST_WORK_LASTS_MS)
    .sort((one, other) => timeOf(other) - timeOf(one))
    .slice(0, max)
}

/** A piece of work to take over. `id` names it within its kind. */
export function listGuestWork(store: Store, now: number): GuestItem[] {
  const attempts = store.list('attempt', GUEST).map(({ value }) => value)
  const outgoing = store.list('outgoing', GUEST).map(({ value }) => value)
  const finished = attempts.flatMap((attempt) => (isUnfinished(attempt) || attempt.state === 'stored' ? [] : attempt))
  const item = (kind: GuestItem['kind'], id: string, title: string): GuestItem => ({ kind, id, title })
  return [
    ...pickRecent(finished, ({ completedAt }) => completedAt, now).map((attempt) =>
      item('results', attempt.attemptId, attempt.title),
    ),
    ...attempts.filter(isUnfinished).map((attempt) => item('unfinished', attempt.attemptId, attempt.title)),
    ...recentOfKind('bookmark', outgoing, now).map(({ id, payload }) => item('bookmarks', id, payload.name)),
    ...recentOfKind('visit', outgoing, now).map(({ id, payload }) => item('notes', id, payload.title)),
    ...[...listMarkedNotes(outgoing, now)].map(([noteId, title]) => item('marks', noteId, title)),
  ]
}

/** The notes in which visitors marked questions, with id and title. */
function listMarkedNotes(outgoing: readonly Outgoing[], now: number): Map<string, string> {
  return new Map(recentOfKind('mark', outgoing, now).map(({ payload }) => [payload.noteId, payload.title]))
}

function recentOfKind<K extends OutgoingKind>(kind: K, outgoing: readonly Outgoing[], now: number): Outgoing<K>[] {
  return pickRecent(ofKind(kind, outgoing), ({ at }) => at, now, KINDS[kind].guestMax)
}

/**
 * Stores once that a visitor has opened a note, for a later account. The time of reading is unknown, because a visitor
 * reads in the browser's own viewer.
 */
export async function rememberVisit(opened: OpenedNote, now: number): Promise<void> {
  const { id: contentId, title, subject, chapter } = opened.note
  const content = { contentType: 'note', contentId, title, subject, chapter, url: pathOfNote(opened) } as const
  await deviceStore().transact(async (tx) => {
    const outgoing = (await tx.list('outgoing', GUEST)).map(({ value }) => value)
    const earlier = ofKind('visit', outgoing).find(({ payload }) => payload.contentId === contentId)
    const id = earlier?.id ?? crypto.randomUUID()
    const payload = { ...content, timeSpent: 0, progress: 0 }
    await putOutgoing(tx, GUEST, { kind: 'visit', id, payload, at: now, notBefore: 0 })
    await trimGuestWork(tx, now)
  })
}

/** Removes the oldest writes of visitors beyond the limit of their kind. */
export async function trimGuestWork(tx: Transaction, now: number): Promise<void> {
  const outgoing = (await tx.list('outgoing', GUEST)).map(({ value }) => value)
  for (const kind of new Set(outgoing.map((one) => one.kind))) {
    if (KINDS[kind].guestMax === undefined) continue
    const recent = recentOfKind(kind, outgoing, now)
    for (const one of ofKind(kind, outgoing))
      if (!recent.includes(one)) tx.remove('outgoing', GUEST, keyOfOutgoing(one))
  }
}
