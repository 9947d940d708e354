import type { AttemptResult, FinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import {
  addToHistory,
  type HistoryItem,
  LOCAL_HISTORY_MAX,
  parseHistory,
  reconcileHistory,
  sortHistory,
} from '#domain/quiz/history-copy.ts'
import { QUIZ_HISTORY } from '../keys.ts'
import { localTexts } from '../local-text.ts'
import type { Store } from '../store/store.ts'

// The copy of a student's latest results.

const keyOf = (userId: string) => QUIZ_HISTORY + userId

export function readHistoryText(userId: string): string | null {
  return localTexts.read(keyOf(userId))
}

export function addResult(userId: string, attempt: FinishedAttempt & { result: AttemptResult }): void {
  write(userId, addToHistory(parseHistory(readHistoryText(userId)), historyItemOf(attempt)))
}

/** Adds the results that arrived while no page was open. Nobody has seen them yet. */
export function addStoredResults(store: Store, userId: string): void {
  const listed = parseHistory(readHistoryText(userId))
  const isListed = (attemptId: string) => listed.some(({ id }) => id === attemptId)
  const missing = store.list('attempt', userId).flatMap(({ value }) => {
    const isNew = value.state === 'stored' && !value.isSeen && !isListed(value.attemptId)
    return isNew ? historyItemOf(value) : []
  })
  if (missing.length > 0) write(userId, sortHistory([...missing, ...listed], 'recent'))
}

/** A result in the form of the history. */
function historyItemOf(attempt: FinishedAttempt & { result: AttemptResult }): HistoryItem {
  const { attemptId, quizId, subject, title, difficulty, completedAt, extraTime, result } = attempt
  const { score, totalQuestions, correctAnswers } = result.grade
  return {
    id: attemptId,
    attemptId,
    quizId,
    subject,
    title,
    score,
    totalQuestions,
    correctAnswers,
    timeSpent: result.timeSpent,
    difficulty,
    timestamp: completedAt,
    completedAt,
    extraTime,
  }
}

/** Replaces the copy by the worker's list, and keeps the results of attempts that are still in the outbox. */
export function writeHistory(userId: string, listed: readonly HistoryItem[], waiting: readonly string[]): void {
  write(userId, reconcileHistory(parseHistory(readHistoryText(userId)), listed, waiting))
}

export function forgetHistory(userId: string): void {
  localTexts.remove(keyOf(userId))
}

function write(userId: string, items: readonly HistoryItem[]): void {
  const text = JSON.stringify(items.slice(0, LOCAL_HISTORY_MAX))
  if (text !== readHistoryText(userId)) localTexts.write(keyOf(userId), text)
}
