import { GUEST } from '../../../../domain/account/owner.ts'
import { subscribe } from '../../../device/device-store.ts'
import type { GuestSource } from '../../../device/guest-source.ts'
import { pickKept } from '../../../device/visitor-work.ts'
import {
  findEntry,
  forgetEntries,
  forgetEntry,
  isEntrySafe,
  isPending,
  listEntries,
  type OutboxEntry,
  putEntry,
  updateEntry,
} from './outbox.ts'
import { flushOutbox } from './outbox-sender.tsx'
import { unshelve } from './result-shelf.ts'

const timeOf = ({ attempt }: OutboxEntry) => attempt.completedAt

/** A visitor has seen the result: its attempt stays for the account that he or she may make. */
export function keepForAccount(attemptId: string, now: number): void {
  updateEntry(GUEST, attemptId, { state: 'kept' })
  const settled = listEntries(GUEST).filter(({ state }) => state === 'kept' || state === 'done')
  const kept = pickKept(settled, timeOf, now)
  for (const entry of settled) if (!kept.includes(entry)) forgetEntry(GUEST, entry.attempt.attemptId)
}

/** Hands an entry over; the student's outbox sends it. What the visitor has seen already is not shown as news. */
export function moveEntry({ attempt: { attemptId } }: OutboxEntry, to: string): void {
  const entry = findEntry(GUEST, attemptId)
  if (!entry) return
  putEntry(to, { ...entry, state: entry.state === 'kept' ? 'graded' : 'waiting', reason: null })
  if (isEntrySafe(to, attemptId) || !isEntrySafe(GUEST, attemptId)) forgetEntry(GUEST, attemptId)
}

const list = (now: number) => pickKept(listEntries(GUEST), timeOf, now)

/** The quizzes that a visitor has handed in. */
export const GUEST_RESULTS: GuestSource = {
  kind: 'results',
  list: (now) => list(now).map(({ attempt, title }) => ({ id: attempt.attemptId, title })),
  claim(owner, now) {
    for (const entry of list(now)) moveEntry(entry, owner)
    flushOutbox()
  },
  stateOf(owner, id) {
    const entry = findEntry(owner, id)
    if (entry?.state === 'refused') return { name: 'refused', reason: entry.reason ?? 'It could not be graded.' }
    return { name: entry && isPending(entry) ? 'waiting' : 'added' }
  },
  forget() {
    unshelve(listEntries(GUEST).map(({ attempt }) => attempt.attemptId))
    forgetEntries(GUEST)
  },
  subscribe,
}
