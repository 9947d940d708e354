import { forgetHistory } from '../history/local-history.ts'
import { forgetAttempts } from './attempts.ts'
import { forgetEntries } from './outbox.ts'
import { forgetGraded } from './result-shelf.ts'

/** Takes a student's results off this device, sent or not. A quiz that is not handed in yet stays. */
export function forgetResults(uid: string): void {
  forgetEntries(uid)
  forgetHistory(uid)
}

/** Takes everything of a student's quizzes off this device, also what is not handed in yet. */
export function forgetQuizzes(uid: string): void {
  forgetResults(uid)
  forgetAttempts(uid)
  forgetGraded()
}
