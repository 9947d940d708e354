import { parseAttempt, serializeAttempt, type UnfinishedAttempt } from '../../../../domain/quiz/attempt-in-progress.ts'
import { isSafe, listKeys, read, remove, write } from '../../../device/device-store.ts'
import { isCachedQuizKey } from '../player/quiz-cache.ts'

const keyOf = (owner: string, quizId: string) => `quiz_attempt_${owner}_${quizId}`

/** The unfinished attempt of a quiz. */
export function findAttempt(owner: string, quizId: string): UnfinishedAttempt | null {
  const attempt = parseAttempt(read(keyOf(owner, quizId)))
  return attempt?.quizId === quizId ? attempt : null
}

export function listAttempts(owner: string): UnfinishedAttempt[] {
  return listKeys(keyOf(owner, '')).flatMap((quizId) => findAttempt(owner, quizId) ?? [])
}

/** Hands an attempt over, unless the other one has begun the same quiz, too: that attempt goes on. */
export function moveAttempt(from: string, to: string, quizId: string): void {
  const attempt = findAttempt(from, quizId)
  if (!attempt || findAttempt(to, quizId)) return
  saveAttempt(to, attempt)
  if (isAttemptSafe(to, quizId) || !isAttemptSafe(from, quizId)) dropAttempt(from, quizId)
}

export function saveAttempt(owner: string, attempt: UnfinishedAttempt): void {
  write(keyOf(owner, attempt.quizId), serializeAttempt(attempt), isCachedQuizKey)
}

export function dropAttempt(owner: string, quizId: string): void {
  remove(keyOf(owner, quizId))
}

/** All that are somebody's own. */
export function forgetAttempts(owner: string): void {
  for (const quizId of listKeys(keyOf(owner, ''))) dropAttempt(owner, quizId)
}

/** Whether the attempt would survive a reload. */
export function isAttemptSafe(owner: string, quizId: string): boolean {
  return isSafe(keyOf(owner, quizId))
}
