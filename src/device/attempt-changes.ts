import { type AttemptEvent, toSubmission, transition } from '../../domain/quiz/attempt-machine.ts'
import { isUnfinished } from '../../domain/quiz/attempt-progress.ts'
import { putOutgoing } from './outbox/outbox.ts'
import type { Transaction } from './store/transaction.ts'

/**
 * Applies an event to the attempt as the device stores it, not to the copy in this tab's memory. If the event hands the
 * attempt in, its write is added to the outbox in the same transaction.
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
