import type { AttemptResult, FinishedAttempt } from '../../../domain/quiz/attempt-machine.ts'
import {
  addToHistory,
  type HistoryItem,
  LOCAL_HISTORY_MAX,
  parseHistory,
  reconcileHistory,
} from '../../../domain/quiz/history-copy.ts'
import { QUIZ_HISTORY } from '../keys.ts'
import { localTexts } from '../local-text.ts'

// The copy of a student's latest results.

const keyOf = (userId: string) => QUIZ_HISTORY + userId

/** The copy as it is stored. */
export function readHistoryText(userId: string): string | null {
  return localTexts.read(keyOf(userId))
}

export function addResult(userId: string, item: HistoryItem): void {
  write(userId, addToHistory(parseHistory(readHistoryText(userId)), item))
}

/** A result as the history will list it. */
export function historyItemOf(attempt: FinishedAttempt & { result: AttemptResult }): HistoryItem {
  const { attemptId, quizId, subject, title, difficulty, completedAt, result } = attempt
  const { score, totalQuestions, correctAnswers } = result.grade
  return {
    id: attemptId,
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
  }
}

/** Replaces the copy by the worker's list. Results of attempts that are still in the outbox stay. */
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
