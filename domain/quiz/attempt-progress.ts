// Separate from attempt-machine.ts, because the list of quizzes is shown without that file.
import type { QuizAttempt, UnfinishedAttempt } from './attempt-machine.ts'

export function isUnfinished(attempt: QuizAttempt): attempt is UnfinishedAttempt {
  return attempt.state === 'running' || attempt.state === 'paused'
}

export function countAnswered({ answers }: QuizAttempt): number {
  return Object.keys(answers).length
}

/** Whether it continues on another device. */
export function isElsewhere({ sync }: QuizAttempt): boolean {
  return sync.elsewhere !== null
}
