// A student takes over a visitor's work on this device, or deletes it.
import type { AddingState, GuestItem } from '#domain/account/guest-offer-rules.ts'
import { GUEST } from '#domain/account/owner.ts'
import { type QuizAttempt, toSubmission } from '#domain/quiz/attempt-machine.ts'
import { isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { applyToBookmarks, listBookmarkChanges } from './copies/bookmarks.ts'
import { applyToQuestionMarks, forgetQuestionMarks, listMarkChanges } from './copies/question-marks.ts'
import { forgetEntries } from './forget-entries.ts'
import { listGuestWork } from './guest-work.ts'
import { reportAttempt } from './other-devices.ts'
import { isOfKind, keyOfOutgoing, type Outgoing } from './outbox/kinds.ts'
import { putOutgoing } from './outbox/outbox.ts'
import type { OutboxStatus } from './outbox/status.ts'
import type { Store } from './store/store.ts'
import type { Transaction } from './store/transaction.ts'

const BEGUN_TWICE = 'You have begun this quiz in your account, too. That attempt goes on, and this one stays here.'

/** Moves all of it to the student in one transaction. The outbox sends what the worker needs. */
export async function claimGuestWork(store: Store, userId: string, now: number): Promise<void> {
  const items = new Set(listGuestWork(store, now).map(({ id }) => id))
  await store.transact(
    async (tx) => {
      for (const { key, value } of await tx.list('attempt', GUEST))
        if (items.has(key)) await moveAttempt(tx, userId, value)
      for (const { value } of await tx.list('outgoing', GUEST))
        if (items.has(isOfKind('mark', value) ? value.payload.noteId : value.id)) await moveOutgoing(tx, userId, value)
    },
    { durability: 'strict' },
  )
  applyToBookmarks(userId, listBookmarkChanges(userId))
  applyToQuestionMarks(userId, listMarkChanges(userId))
  forgetQuestionMarks(GUEST)
}

export async function forgetGuestWork(store: Store): Promise<void> {
  await forgetEntries(store, GUEST)
  forgetQuestionMarks(GUEST)
}

/** A visitor signs in, in another tab, in the middle of a quiz. From here on it is that student's quiz. */
export async function claimAttempt(store: Store, userId: string, attemptId: string): Promise<void> {
  await store.transact(
    async (tx) => {
      const attempt = await tx.find('attempt', GUEST, attemptId)
      if (attempt) await moveAttempt(tx, userId, attempt.value)
    },
    { durability: 'strict' },
  )
}

/** Signing in takes minutes. An older choice may be another visitor's. */
const SIGN_IN_LASTS_MS = 60 * 60_000

/**
 * Moves the bookmarks that a visitor chose just before signing in to the student. The student is asked about others.
 */
export async function claimNewBookmarks(store: Store, userId: string, postponedAt: number, now: number): Promise<void> {
  const isNew = ({ kind, at }: Outgoing) =>
    kind === 'bookmark' && at <= now && now - at < SIGN_IN_LASTS_MS && at > postponedAt
  await Promise.all([GUEST, userId].map(store.load))
  if (!store.list('outgoing', GUEST).some(({ value }) => isNew(value))) return
  await store.transact(async (tx) => {
    for (const { value } of await tx.list('outgoing', GUEST)) if (isNew(value)) await moveOutgoing(tx, userId, value)
  })
  applyToBookmarks(userId, listBookmarkChanges(userId))
}

/** The state of an item that was taken over. */
export function stateOf(store: Store, status: OutboxStatus, userId: string, { kind, id }: GuestItem): AddingState {
  if (kind === 'unfinished') {
    return store.find('attempt', GUEST, id) ? { name: 'refused', reason: BEGUN_TWICE } : { name: 'added' }
  }
  if (kind === 'marks') {
    const own = keyOfOutgoing({ kind: 'mark', id: `${id}/` })
    const refusal = [...status.refused].find(([key]) => key.startsWith(own))
    if (refusal) return { name: 'refused', reason: refusal[1] }
    const isWaiting = store.list('outgoing', userId).some(({ key }) => key.startsWith(own))
    return { name: isWaiting ? 'waiting' : 'added' }
  }
  const key = keyOfOutgoing({ kind: kind === 'results' ? 'attempt' : kind === 'notes' ? 'visit' : 'bookmark', id })
  const reason = status.refused.get(key)
  if (reason !== undefined) return { name: 'refused', reason }
  return { name: store.find('outgoing', userId, key) ? 'waiting' : 'added' }
}

/** If the student has begun the same quiz, too, that attempt is continued and the visitor's stays where it is. */
async function moveAttempt(tx: Transaction, userId: string, attempt: QuizAttempt): Promise<void> {
  const { attemptId, quizId } = attempt
  if (isUnfinished(attempt)) {
    const own = await tx.list('attempt', userId)
    if (own.some(({ value }) => isUnfinished(value) && value.quizId === quizId)) return
    await tx.put('attempt', userId, attemptId, attempt)
    await reportAttempt(tx, userId, attempt, Date.now())
  } else if (!(await tx.find('attempt', userId, attemptId))) {
    await tx.put('attempt', userId, attemptId, attempt)
    const { completedAt: at } = attempt
    const payload = toSubmission(attempt)
    if (attempt.state !== 'stored')
      await putOutgoing(tx, userId, { kind: 'attempt', id: attemptId, payload, at, notBefore: 0 })
  }
  tx.remove('attempt', GUEST, attemptId)
  tx.remove('outgoing', GUEST, keyOfOutgoing({ kind: 'attempt', id: attemptId }))
}

async function moveOutgoing(tx: Transaction, userId: string, outgoing: Outgoing): Promise<void> {
  // An attempt is removed with its entry.
  if (outgoing.kind === 'attempt') return
  await putOutgoing(tx, userId, outgoing)
  tx.remove('outgoing', GUEST, keyOfOutgoing(outgoing))
}
