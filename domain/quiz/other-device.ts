import { type QuizAttempt, startAttempt, transition, type UnfinishedAttempt } from './attempt-machine.ts'
import { isUnfinished } from './attempt-progress.ts'
import { NOT_HERE } from './attempt-sync.ts'
import type { GradedQuiz } from './grading.ts'
import type { QuizSummary } from './quiz.ts'
import type { SharedAttempt } from './shared-attempt.ts'

/** What the worker says of an attempt: where it stands, or how it ended on another device. */
export type WorkersWord = {
  shared: SharedAttempt | null
  ended: { grade: GradedQuiz; timeSpent: number; completedAt: number } | null
}

/** The attempt on this device after the worker's word. `isTaken`: this device has asked to go on with it. */
export function learnOf(
  attempt: QuizAttempt,
  { shared, ended }: WorkersWord,
  { isTaken, now }: { isTaken: boolean; now: number },
): QuizAttempt {
  if (ended) {
    const { grade, timeSpent, completedAt } = ended
    return transition(attempt, {
      type: 'end-elsewhere',
      result: { grade, timeSpent, timeSpentClamped: false },
      completedAt,
    })
  }
  return shared ? transition(attempt, { type: 'sync', shared, isTaken, now }) : attempt
}

/** An attempt of another device that this one does not know yet. */
export function attemptFromElsewhere(quiz: QuizSummary, shared: SharedAttempt, now: number): UnfinishedAttempt {
  const empty = { ...startAttempt(quiz, shared.attemptId), sync: NOT_HERE }
  const attempt = learnOf(empty, { shared, ended: null }, { isTaken: false, now })
  return isUnfinished(attempt) ? attempt : empty
}
