// Changes of attempts on this device. The rules are in domain/quiz/attempt-machine.ts, the sending in
// src/platform/device/outbox.
import type { AttemptEvent } from '#domain/quiz/attempt-machine.ts'
import { isUnfinished } from '#domain/quiz/attempt-progress.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { beginQuiz, changeAttempt } from '#src/platform/device/attempt-changes.ts'
import { keyOfOutgoing } from '#src/platform/device/outbox/kinds.ts'
import { forgetRefusal } from '#src/platform/device/outbox/status.ts'
import { readQuizSettings } from '#src/platform/device/settings/quiz-settings.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import type { Outcome } from '#src/platform/device/store/store.ts'
import { waitForQuizSettings } from '../fetch-quiz-settings.ts'

/** The unfinished attempt at a quiz on this device, or null. */
export async function findUnfinished(userId: string, quizId: string): Promise<string | null> {
  let attemptId: string | null = null
  await deviceStore().transact(async (tx) => {
    const own = await tx.list('attempt', userId)
    attemptId = own.find(({ value }) => isUnfinished(value) && value.quizId === quizId)?.value.attemptId ?? null
  })
  return attemptId
}

/** Begins a quiz, or continues its unfinished attempt on this device. Returns the id of the attempt. */
export async function beginAttempt(
  userId: string,
  quiz: QuizSummary,
  choice: { startsOver: boolean; onPaper: boolean },
): Promise<string> {
  await waitForQuizSettings(userId)
  const { extraTime } = readQuizSettings(userId)
  let attemptId = ''
  await deviceStore().transact(async (tx) => {
    attemptId = await beginQuiz(tx, userId, quiz, { ...choice, extraTime })
  })
  return attemptId
}

/** Applies an event to an attempt. A final event is on the disk when the promise resolves. */
export function applyAttemptEvent(userId: string, attemptId: string, event: AttemptEvent): Promise<Outcome> {
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
