// What visitors did on this device, until a student takes it over or deletes it.
import type { GuestItem } from '../../domain/account/guest-offer-rules.ts'
import { GUEST, GUEST_WORK_DAYS } from '../../domain/account/owner.ts'
import { DAY_MS } from '../../domain/calendar/nepal-day.ts'
import { isUnfinished } from '../../domain/quiz/attempt-progress.ts'
import { forgetGuestMarks } from './copies/question-marks.ts'
import { isOfKind, keyOfOutgoing, type Outgoing } from './outbox/outgoing.ts'
import type { Store } from './store/store.ts'
import type { Transaction } from './store/transaction.ts'

/** The most entries of one kind that a device stores for visitors. */
export const GUEST_WORK_MAX = 20
/** A note has many questions, and marks are small. */
const GUEST_MARKS_MAX = 200
/** Entries that are older are removed: nobody comes back for them, and they are probably somebody else's. */
export const GUEST_WORK_LASTS_MS = GUEST_WORK_DAYS * DAY_MS

/** The latest first. A time in the future was written by a clock that was set back since. */
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

/** What there is to take over. `id` names it within its kind. */
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
    ...pickRecent(ofKind(outgoing, 'bookmark'), ({ at }) => at, now).map(({ id, payload }) =>
      item('bookmarks', id, payload.name),
    ),
    ...pickRecent(ofKind(outgoing, 'visit'), ({ at }) => at, now).map(({ id, payload }) =>
      item('notes', id, payload.title),
    ),
    ...[...listMarkedNotes(outgoing, now)].map(([noteId, title]) => item('marks', noteId, title)),
  ]
}

/** The notes in which visitors marked questions, by id and title. */
function listMarkedNotes(outgoing: readonly Outgoing[], now: number): Map<string, string> {
  const marks = pickRecent(ofKind(outgoing, 'mark'), ({ at }) => at, now, GUEST_MARKS_MAX)
  return new Map(marks.map(({ payload }) => [payload.noteId, payload.title]))
}

export async function forgetGuestWork(store: Store): Promise<void> {
  await store.transact(async (tx) => {
    for (const { key } of await tx.list('attempt', GUEST)) tx.remove('attempt', GUEST, key)
    for (const { key } of await tx.list('outgoing', GUEST)) tx.remove('outgoing', GUEST, key)
  })
  forgetGuestMarks()
}

/** Removes the oldest bookmarks, visits and marks of visitors beyond the limit. */
export async function trimGuestWork(tx: Transaction, now: number): Promise<void> {
  const outgoing = (await tx.list('outgoing', GUEST)).map(({ value }) => value)
  for (const kind of ['bookmark', 'visit', 'mark'] as const) {
    const own = ofKind(outgoing, kind)
    const recent = pickRecent(own, ({ at }) => at, now, kind === 'mark' ? GUEST_MARKS_MAX : GUEST_WORK_MAX)
    for (const work of own) if (!recent.includes(work)) tx.remove('outgoing', GUEST, keyOfOutgoing(work))
  }
}

/** Those of one kind. */
export function ofKind<K extends Outgoing['kind']>(outgoing: readonly Outgoing[], kind: K): Outgoing<K>[] {
  return outgoing.filter((one) => isOfKind(kind, one))
}
