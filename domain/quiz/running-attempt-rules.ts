// Apart from running-attempt.ts, because the browser needs no schema of what it sends.

export const RUNNING_MESSAGES = {
  gone: 'This attempt is not there any more. Its result may be in your history.',
  otherQuiz: 'This attempt belongs to another quiz.',
} as const

/** A device reports an attempt at most this often, and only after a change. */
export const REPORT_EVERY_MS = 10_000

/** The worker keeps at most this many of a student; the oldest goes. There are fewer quizzes. */
export const RUNNING_MAX = 100

/** The latest ones, which other devices offer to go on with. */
export const RUNNING_SHOWN = 20
