import { parseAttempt, serializeAttempt, type UnfinishedAttempt } from '../../../domain/unfinished-attempt.ts'
import { isSafe, listKeys, read, remove, write } from './device-store.ts'
import { GUEST } from './owner.ts'
import { isPaperKey } from './papers.ts'

const keyOf = (owner: string, quizId: string) => `quiz_attempt_${owner}_${quizId}`

export type KeptAttempt = { owner: string; attempt: UnfinishedAttempt }

/** The unfinished attempt of a quiz; a student also finds the one that was begun here before signing in. */
export function findAttempt(owner: string, quizId: string): KeptAttempt | null {
  for (const holder of [owner, GUEST]) {
    const attempt = parseAttempt(read(keyOf(holder, quizId)))
    if (attempt?.quizId === quizId) return { owner: holder, attempt }
  }
  return null
}

export function listAttempts(owner: string): UnfinishedAttempt[] {
  const quizIds = [owner, GUEST].flatMap((holder) => listKeys(keyOf(holder, '')))
  return [...new Set(quizIds)].flatMap((quizId) => findAttempt(owner, quizId)?.attempt ?? [])
}

/** Takes over an attempt that was begun before signing in. */
export function claimAttempt(owner: string, quizId: string): UnfinishedAttempt | null {
  const kept = findAttempt(owner, quizId)
  if (!kept) return null
  if (kept.owner !== owner) {
    saveAttempt(owner, kept.attempt)
    dropAttempt(kept.owner, quizId)
  }
  return kept.attempt
}

export function saveAttempt(owner: string, attempt: UnfinishedAttempt): void {
  write(keyOf(owner, attempt.quizId), serializeAttempt(attempt), isPaperKey)
}

export function dropAttempt(owner: string, quizId: string): void {
  remove(keyOf(owner, quizId))
}

/** Whether the attempt would survive a reload. */
export function isAttemptSafe(owner: string, quizId: string): boolean {
  return isSafe(keyOf(owner, quizId))
}
