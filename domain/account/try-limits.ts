const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
/** Wrong passwords: enough for slips, too few for guessing. */
const GUESSES = { most: 5, windowMs: 15 * MINUTE_MS }

/**
 * How often somebody may try what could be guessed or overused. With `paceMs` more is not refused but slowed down: beyond
 * `most`, one is allowed every `paceMs` milliseconds.
 */
export const TRIES = {
  /** At one account from one network. */
  guessesHere: GUESSES,
  /** On a device that has signed in to the account before. */
  guessesOnDevice: GUESSES,
  /** When the password is asked again. */
  guessesInSession: GUESSES,
  /** At the link of a letter. */
  guessesAtLink: GUESSES,
  guessesAtAccount: { most: 50, windowMs: 15 * MINUTE_MS },
  guessesFromNetwork: { most: 300, windowMs: 15 * MINUTE_MS, paceMs: 2_000 },
  accountsFromNetwork: { most: 500, windowMs: HOUR_MS },
  /** Letters with a link of one purpose to one email. */
  linksTo: { most: 3, windowMs: HOUR_MS },
  linksFromNetwork: { most: 120, windowMs: HOUR_MS },
  /** Downloads of the own data. */
  exports: { most: 10, windowMs: HOUR_MS },
} as const
