import { type AttemptEvent, isUnfinished, toSubmission, transition } from '../../domain/quiz/attempt-machine.ts'
import { putOutgoing } from './outbox/outbox.ts'
import type { Transaction } from './store/transaction.ts'

/**
 * Tells an attempt what has happened, as it is stored now and not as a tab has it in memory. When it is handed in by
 * that, the outbox gets it in the same transaction.
 */
export async function changeAttempt(
  tx: Transaction,
  userId: string,
  attemptId: string,
  event: AttemptEvent,
): Promise<void> {
  const before = await tx.find('attempt', userId, attemptId)
  if (!before) return
  const after = transition(before.value, event)
  if (after === before.value) return
  await tx.put('attempt', userId, attemptId, after)
  if (isUnfinished(after) || (event.type !== 'hand-in' && event.type !== 'retry')) return
  const payload = toSubmission(after)
  await putOutgoing(tx, userId, { kind: 'attempt', id: attemptId, payload, at: after.completedAt, notBefore: 0 })
}
