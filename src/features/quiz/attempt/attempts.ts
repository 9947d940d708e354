// What happens to attempts on this device. The rules are in domain/quiz/attempt-machine.ts, the sending in src/device/outbox.
import { type AttemptEvent, startAttempt } from '../../../../domain/quiz/attempt-machine.ts'
import { isUnfinished } from '../../../../domain/quiz/attempt-progress.ts'
import type { QuizSummary } from '../../../../domain/quiz/quiz.ts'
import { changeAttempt } from '../../../device/attempt-changes.ts'
import { keyOfOutgoing } from '../../../device/outbox/outgoing.ts'
import { forgetRefusal } from '../../../device/outbox/status.ts'
import { deviceStore } from '../../../device/store/device.ts'
import type { Outcome } from '../../../device/store/store.ts'

/** How many results that were seen and stored stay on the device, so that their page can be reloaded. */
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

/** Applies an event to an attempt. A final event is on the disk when the promise resolves. */
export function tellAttempt(userId: string, attemptId: string, event: AttemptEvent): Promise<Outcome> {
  const isFinal = event.type === 'hand-in' || event.type === 'retry'
  if (isFinal) forgetRefusal(userId, keyOfOutgoing({ kind: 'attempt', id: attemptId }))
  return deviceStore().transact((tx) => changeAttempt(tx, userId, attemptId, event), {
    durability: isFinal ? 'strict' : 'relaxed',
  })
}

export function discardAttempt(userId: string, attemptId: string): Promise<Outcome> {
  return deviceStore().transact(async (tx) => {
    tx.remove('attempt', userId, attemptId)
    tx.remove('outgoing', userId, keyOfOutgoing({ kind: 'attempt', id: attemptId }))
  })
}
