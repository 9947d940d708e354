// What happens to attempts on this device. The rules are in domain/quiz/attempt-machine.ts, the sending in src/device/outbox.
import {
  type AttemptEvent,
  type FinishedAttempt,
  isUnfinished,
  type QuizAttempt,
  startAttempt,
  toSubmission,
  transition,
} from '../../../../domain/quiz/attempt-machine.ts'
import type { QuizSummary } from '../../../../domain/quiz/quiz.ts'
import { putOutgoing } from '../../../device/outbox/outbox.ts'
import { keyOfOutgoing } from '../../../device/outbox/outgoing.ts'
import { forgetRefusal } from '../../../device/outbox/status.ts'
import { deviceStore } from '../../../device/store/device.ts'
import type { Outcome } from '../../../device/store/store.ts'
import type { Transaction } from '../../../device/store/transaction.ts'

/** Results that were seen and are in the account stay for a reload of their page, but not for ever. */
const RESULTS_MAX = 10

/** Begins a quiz anew; an unfinished attempt of it is given up. Returns the id of the attempt. */
export async function beginAttempt(userId: string, quiz: QuizSummary): Promise<string> {
  const attempt = startAttempt(quiz, crypto.randomUUID())
  await deviceStore().transact(async (tx) => {
    const own = await tx.list('attempt', userId)
    for (const { key, value } of own) {
      if (isUnfinished(value) && value.quizId === quiz.id) tx.remove('attempt', userId, key)
    }
    const seen = own.flatMap(({ value }) => (value.state === 'stored' && value.isSeen ? value : []))
    const surplus = seen.sort((one, other) => other.completedAt - one.completedAt).slice(RESULTS_MAX)
    for (const { attemptId } of surplus) tx.remove('attempt', userId, attemptId)
    await tx.put('attempt', userId, attempt.attemptId, attempt)
  })
  return attempt.attemptId
}

/**
 * Tells an attempt what has happened, as it is stored now and not as this tab has it in memory. When it is finished by
 * that, the outbox gets it in the same transaction.
 */
export function tellAttempt(userId: string, attemptId: string, event: AttemptEvent): Promise<Outcome> {
  const isFinal = event.type === 'hand-in' || event.type === 'retry'
  if (isFinal) forgetRefusal(userId, keyOfOutgoing({ kind: 'attempt', id: attemptId }))
  const work = async (tx: Transaction) => {
    const before = await tx.find('attempt', userId, attemptId)
    if (!before) return
    const after = transition(before.value, event)
    if (after === before.value) return
    await tx.put('attempt', userId, attemptId, after)
    if (isFinal && !isUnfinished(after)) await sendLater(tx, userId, after)
  }
  return deviceStore().transact(work, { durability: isFinal ? 'strict' : 'relaxed' })
}

export function discardAttempt(userId: string, attemptId: string): Promise<Outcome> {
  return deviceStore().transact(async (tx) => {
    tx.remove('attempt', userId, attemptId)
    tx.remove('outgoing', userId, keyOfOutgoing({ kind: 'attempt', id: attemptId }))
  })
}

/** Whether the attempt, and what the worker is to be told of it, would survive this tab. */
export function isAttemptStored(userId: string, attemptId: string): boolean {
  const store = deviceStore()
  return (
    store.isStored(userId, 'attempt', attemptId) &&
    store.isStored(userId, 'outgoing', keyOfOutgoing({ kind: 'attempt', id: attemptId }))
  )
}

/** Which screen stands for an attempt. */
export function viewOf(attempt: QuizAttempt | null): 'list' | 'player' | 'submission' | 'results' {
  if (!attempt) return 'list'
  if (isUnfinished(attempt)) return 'player'
  return attempt.state === 'graded' || attempt.state === 'stored' ? 'results' : 'submission'
}

async function sendLater(tx: Transaction, userId: string, attempt: FinishedAttempt): Promise<void> {
  const { attemptId: id, completedAt: at } = attempt
  await putOutgoing(tx, userId, { kind: 'attempt', id, payload: toSubmission(attempt), at, notBefore: 0 })
}
