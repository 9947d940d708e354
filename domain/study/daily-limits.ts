/*
 * The most that a student can add in a day in Nepal. Students do not reach these limits, but a script that invents
 * results or visits does. Requests above them are answered with 429 and can be sent again the next day.
 */

/** All chapter quizzes of a subject and a mock exam in one day are fewer than 60. */
export const RESULTS_PER_DAY = 200
export const VISITS_PER_DAY = 1_000
/** A day has no more seconds. */
export const STUDY_SECONDS_PER_DAY = 24 * 60 * 60

/** Between two reports of a visit, at most the time that passed counts, plus this tolerance for a slow connection. */
export const REPORT_TOLERANCE_SECONDS = 5 * 60

export const TOO_MUCH_FOR_A_DAY = 'That is more than can be stored in one day. It is kept and sent again tomorrow.'

/** The longest time ago. Anything older counts as done then. */
const BACKDATE_MAX_MS = 60 * 24 * 60 * 60 * 1000

/** A clock that seems to be wrong by less than this counts as right, because a request can take that long. */
const CLOCK_TOLERANCE_MS = 60_000

type Clocks = { sentAt?: number | undefined; now: number }

/**
 * The time at which something was done, by the server's clock and never in the future. With `sentAt`, the device's
 * clock at sending, a wrong clock is detected, and only the difference of the two times counts. The times of a right
 * clock do not change, so events keep their order, however long each request took.
 */
export function toServerTime(doneAt: number, { sentAt, now }: Clocks): number {
  const isClockRight = sentAt === undefined || Math.abs(now - sentAt) <= CLOCK_TOLERANCE_MS
  const told = isClockRight ? doneAt : now - (sentAt - doneAt)
  return Math.max(0, Math.min(told, now))
}

/** The same, at most 60 days ago. */
export function clampDoneAt(doneAt: number, clocks: Clocks): number {
  return Math.max(clocks.now - BACKDATE_MAX_MS, toServerTime(doneAt, clocks))
}
