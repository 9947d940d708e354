// A student takes over what a visitor did on this device.
import type { AddingState, GuestItem } from '../../domain/account/guest-offer-rules.ts'
import { GUEST } from '../../domain/account/owner.ts'
import { type QuizAttempt, toSubmission } from '../../domain/quiz/attempt-machine.ts'
import { isUnfinished } from '../../domain/quiz/attempt-progress.ts'
import { applyToBookmarks } from './copies/bookmarks.ts'
import { applyToQuestionMarks, forgetGuestMarks } from './copies/question-marks.ts'
import { listGuestWork, ofKind } from './guest-work.ts'
import { putOutgoing } from './outbox/outbox.ts'
import { isOfKind, keyOfOutgoing, type Outgoing } from './outbox/outgoing.ts'
import type { OutboxStatus } from './outbox/status.ts'
import { listMarkChanges } from './outbox/unsent-changes.ts'
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
  showBookmarks(store, userId)
  applyToQuestionMarks(userId, listMarkChanges(store, userId))
  forgetGuestMarks()
}

/** A visitor signs in, in another tab, in the middle of a quiz: from here on it is that student's quiz. */
export async function claimAttempt(store: Store, userId: string, attemptId: string): Promise<void> {
  await store.transact(
    async (tx) => {
      const attempt = await tx.find('attempt', GUEST, attemptId)
      if (attempt) await moveAttempt(tx, userId, attempt.value)
    },
    { durability: 'strict' },
  )
}

/** Signing in takes minutes. A choice that is older may be that of another visitor. */
const SIGN_IN_LASTS_MS = 60 * 60_000

/**
 * Moves the bookmarks that a visitor chose just before signing in to the student. About other bookmarks the student is
 * asked.
 */
export async function claimNewBookmarks(store: Store, userId: string, postponedAt: number, now: number): Promise<void> {
  const isNew = ({ kind, at }: Outgoing) =>
    kind === 'bookmark' && at <= now && now - at < SIGN_IN_LASTS_MS && at > postponedAt
  await Promise.all([GUEST, userId].map(store.load))
  if (!store.list('outgoing', GUEST).some(({ value }) => isNew(value))) return
  await store.transact(async (tx) => {
    for (const { value } of await tx.list('outgoing', GUEST)) if (isNew(value)) await moveOutgoing(tx, userId, value)
  })
  showBookmarks(store, userId)
}

/** What has become of an item that was taken over. */
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

/** An unfinished attempt stays where it is when the student has begun the same quiz, too: that attempt goes on. */
async function moveAttempt(tx: Transaction, userId: string, attempt: QuizAttempt): Promise<void> {
  const { attemptId, quizId } = attempt
  if (isUnfinished(attempt)) {
    const own = await tx.list('attempt', userId)
    if (own.some(({ value }) => isUnfinished(value) && value.quizId === quizId)) return
    await tx.put('attempt', userId, attemptId, attempt)
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
  // An attempt goes with its entry.
  if (outgoing.kind === 'attempt') return
  await putOutgoing(tx, userId, outgoing)
  tx.remove('outgoing', GUEST, keyOfOutgoing(outgoing))
}

function showBookmarks(store: Store, userId: string): void {
  const waiting = ofKind(
    store.list('outgoing', userId).map(({ value }) => value),
    'bookmark',
  )
  applyToBookmarks(
    userId,
    waiting.map(({ id, at, payload }) => ({ subjectKey: id, bookmarked: payload.bookmarked, at })),
  )
}
