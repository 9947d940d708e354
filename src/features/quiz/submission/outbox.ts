import type { Attempt } from '../../../../domain/quiz/attempt.ts'
import {
  isAmount,
  isCount,
  isObject,
  isText,
  parseObject,
  toAnswers,
  toTexts,
} from '../../../../domain/untrusted-json.ts'
import { isSafe, listKeys, read, remove, write } from '../../../device/device-store.ts'
import { isCachedQuizKey } from '../player/quiz-cache.ts'

const VERSION = 1

/**
 * - `waiting`: handed in by the student, not graded yet
 * - `graded`: the student has seen the result, the worker could not store it yet
 * - `done`: graded behind the scenes; the student has not looked at the result yet
 * - `refused`: the worker will not take it as it is, so it is not sent again by itself
 * - `kept`: a visitor's, who has seen the result; it waits for an account
 */
export type OutboxState = 'waiting' | 'graded' | 'done' | 'refused' | 'kept'
const STATES: readonly OutboxState[] = ['waiting', 'graded', 'done', 'refused', 'kept']

/** A finished attempt that the worker does not have for sure. */
export type OutboxEntry = {
  state: OutboxState
  attempt: Attempt
  title: string
  subject: string
  difficulty: string
  flagged: string[]
  /** The clock handed it in. */
  timedOut: boolean
  /** Percent, once it is graded. */
  score: number | null
  /** What the worker said when it refused. */
  reason: string | null
}

// One key for each attempt: tabs cannot overwrite each other's, and one broken entry breaks no other.
const prefixOf = (owner: string) => `quiz_outbox_${owner}_`
const keyOf = (owner: string, attemptId: string) => prefixOf(owner) + attemptId

export function serializeEntry(entry: OutboxEntry): string {
  return JSON.stringify({ version: VERSION, ...entry })
}

/** The entry that a device kept, or null if there is no attempt in it that could be sent. */
export function parseEntry(json: string | null): OutboxEntry | null {
  const kept = parseObject(json)
  const attempt = kept?.attempt
  if (kept?.version !== VERSION || !isObject(attempt)) return null
  const { attemptId, quizId, timeSpent, completedAt } = attempt
  if (!isText(attemptId) || !isText(quizId) || !isAmount(timeSpent) || !isCount(completedAt)) return null
  return {
    state: STATES.find((state) => state === kept.state) ?? 'waiting',
    attempt: { attemptId, quizId, answers: toAnswers(attempt.answers), timeSpent, completedAt },
    title: isText(kept.title) ? kept.title : 'Quiz',
    subject: isText(kept.subject) ? kept.subject : '',
    difficulty: isText(kept.difficulty) ? kept.difficulty : 'Medium',
    flagged: toTexts(kept.flagged),
    timedOut: kept.timedOut === true,
    score: isCount(kept.score) ? kept.score : null,
    reason: isText(kept.reason) ? kept.reason : null,
  }
}

/** Oldest first. */
export function listEntries(owner: string): OutboxEntry[] {
  return listKeys(prefixOf(owner))
    .flatMap((attemptId) => findEntry(owner, attemptId) ?? [])
    .sort((a, b) => a.attempt.completedAt - b.attempt.completedAt)
}

export function findEntry(owner: string, attemptId: string): OutboxEntry | null {
  return parseEntry(read(keyOf(owner, attemptId)))
}

export function putEntry(owner: string, entry: OutboxEntry): void {
  write(keyOf(owner, entry.attempt.attemptId), serializeEntry(entry), isCachedQuizKey)
}

/** Whether the worker still has to hear of it, without the student asking. */
export function isPending({ state }: OutboxEntry): boolean {
  return state === 'waiting' || state === 'graded'
}

/** Changes an entry if it is still there: another tab may have settled it. */
export function updateEntry(owner: string, attemptId: string, change: Partial<OutboxEntry>): void {
  const entry = findEntry(owner, attemptId)
  if (entry) putEntry(owner, { ...entry, ...change })
}

export function forgetEntry(owner: string, attemptId: string): void {
  remove(keyOf(owner, attemptId))
}

/** Whether the entry would survive a reload. */
export function isEntrySafe(owner: string, attemptId: string): boolean {
  return isSafe(keyOf(owner, attemptId))
}

export function forgetEntries(owner: string): void {
  for (const attemptId of listKeys(prefixOf(owner))) forgetEntry(owner, attemptId)
}

/** Whether the worker's answer is final: it would refuse the same attempt again. */
export function isRefusal(status: unknown): boolean {
  const passing = [401, 408, 425, 429]
  return typeof status === 'number' && status >= 400 && status < 500 && !passing.includes(status)
}
