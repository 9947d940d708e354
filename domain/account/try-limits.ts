const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
/** Wrong passwords: enough for typing errors, too few for guessing. */
const GUESSES = { most: 5, windowMs: 15 * MINUTE_MS }

/**
 * How often somebody may try actions that could be guessed or overused. With `paceMs` further tries are slowed down
 * instead of refused: beyond `most`, one is allowed every `paceMs` milliseconds.
 */
export const TRIES = {
  /** At one account from one network. */
  guessesHere: GUESSES,
  /** On a device that has signed in to the account before. */
  guessesOnDevice: GUESSES,
  /** When a signed-in student must enter the password again. */
  guessesInSession: GUESSES,
  /** At the link in a mail. */
  guessesAtLink: GUESSES,
  guessesAtAccount: { most: 50, windowMs: 15 * MINUTE_MS },
  guessesFromNetwork: { most: 300, windowMs: 15 * MINUTE_MS, paceMs: 2_000 },
  /** Sign-ins with a passkey that were started. There is nothing to guess: it bounds the challenges that are stored. */
  passkeysFromNetwork: { most: 300, windowMs: 15 * MINUTE_MS, paceMs: 2_000 },
  accountsFromNetwork: { most: 500, windowMs: HOUR_MS },
  /** Mails with a link of one purpose to one email. */
  linksTo: { most: 3, windowMs: HOUR_MS },
  linksFromNetwork: { most: 120, windowMs: HOUR_MS },
  /**
   * Graded attempts of visitors: each shows the right answers of a quiz. Fifteen classes of forty students stay below
   * the limit; a program that tries all options in a loop does not.
   */
  gradingsFromNetwork: { most: 600, windowMs: HOUR_MS },
  /**
   * The same for one student's attempts that are not stored. Stored ones have a limit of their own
   * (domain/study/daily-limits.ts).
   */
  gradingsOf: { most: 300, windowMs: HOUR_MS },
  /** Quizzes that are saved for later, each with its sealed key: two classes of forty that save a whole subject. */
  savedFromNetwork: { most: 2_400, windowMs: HOUR_MS },
  /** Practices of one student. Each shows the right answers of up to thirty questions. */
  practicesOf: { most: 60, windowMs: HOUR_MS },
  /** Errors in browsers that are logged: one fault of ours can meet everybody at once. */
  errorsFromNetwork: { most: 30, windowMs: HOUR_MS },
  errorsOfAll: { most: 1_000, windowMs: HOUR_MS },
  /** Downloads of a student's own data. */
  exports: { most: 10, windowMs: HOUR_MS },
} as const
