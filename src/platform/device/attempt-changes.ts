import {
  type AttemptEvent,
  type AttemptResult,
  type QuizAttempt,
  startAttempt,
  toSubmission,
  transition,
} from '#domain/quiz/attempt-machine.ts'
import { isElsewhere, isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { parseHistory } from '#domain/quiz/history-copy.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import type { ExtraTime } from '#domain/quiz/quiz-settings.ts'
import { nameRetake } from '#domain/quiz/retake.ts'
import { readHistoryText } from './copies/quiz-history.ts'
import { giveUpElsewhere, reportAttempt } from './other-devices.ts'
import { keyOfOutgoing } from './outbox/kinds.ts'
import { putOutgoing } from './outbox/outbox.ts'
import type { Transaction } from './store/transaction.ts'

/** The number of seen and stored results that stay on the device, so that their page can be reloaded. */
const RESULTS_MAX = 10

/** The changes that other devices are told of. That the clock runs on is none. */
const REPORTED = new Set<AttemptEvent['type']>(['answer', 'flag', 'move', 'pause', 'resume', 'pen-down'])
/** Those of an attempt that another device has taken over: answers given just before this one heard of it. */
const LATE = new Set<AttemptEvent['type']>(['answer', 'flag'])

/**
 * Begins a quiz, and returns the id of its attempt. If the quiz is unfinished on this device, that attempt is
 * continued, even if the page did not know of it. Only `startsOver` gives it up.
 */
export async function beginQuiz(
  tx: Transaction,
  userId: string,
  quiz: QuizSummary,
  { startsOver, ...choice }: { startsOver: boolean; onPaper?: boolean; extraTime?: ExtraTime },
): Promise<string> {
  const own = await tx.list('attempt', userId)
  const unfinished = own.filter(({ value }) => isUnfinished(value) && value.quizId === quiz.id)
  const [before] = unfinished
  if (before && !startsOver) return before.value.attemptId
  for (const { key, value } of unfinished) {
    tx.remove('attempt', userId, key)
    if (isUnfinished(value)) await giveUpElsewhere(tx, userId, value, Date.now())
  }
  const seen = own.flatMap(({ value }) => (value.state === 'stored' && value.isSeen ? value : []))
  const surplus = seen.sort((one, other) => other.completedAt - one.completedAt).slice(RESULTS_MAX)
  for (const { attemptId } of surplus) tx.remove('attempt', userId, attemptId)
  const uuid = crypto.randomUUID()
  const attemptId = isKnown(own, userId, quiz.id) ? nameRetake(uuid) : uuid
  const attempt = startAttempt(quiz, attemptId, choice)
  await tx.put('attempt', userId, attempt.attemptId, attempt)
  return attempt.attemptId
}

/** Whether the student has handed this quiz in before, as far as this device knows. */
function isKnown(own: readonly { value: QuizAttempt }[], userId: string, quizId: string): boolean {
  const isHere = own.some(({ value }) => !isUnfinished(value) && value.quizId === quizId)
  return isHere || parseHistory(readHistoryText(userId)).some((result) => result.quizId === quizId)
}

/**
 * Applies an event to the attempt as the device stores it, not to the copy in this tab's memory. If the event submits
 * the attempt, its write is added to the outbox in the same transaction.
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
  const isReported = isElsewhere(after) ? LATE : REPORTED
  if (isUnfinished(after) && isReported.has(event.type)) await reportAttempt(tx, userId, after, Date.now())
  if (isUnfinished(after) || (event.type !== 'hand-in' && event.type !== 'retry')) return
  tx.remove('outgoing', userId, keyOfOutgoing({ kind: 'running', id: attemptId }))
  const payload = toSubmission(after)
  await putOutgoing(tx, userId, { kind: 'attempt', id: attemptId, payload, at: after.completedAt, notBefore: 0 })
}

/** Grades an attempt by the key that is saved here. If the worker has answered before, its answer counts. */
export async function gradeHere(
  tx: Transaction,
  userId: string,
  attemptId: string,
  result: AttemptResult,
): Promise<void> {
  const found = await tx.find('attempt', userId, attemptId)
  if (found?.value.state === 'handed-in') await changeAttempt(tx, userId, attemptId, { type: 'grade', result })
}
