/*
 * What one student can add in a day in Nepal. No honest student meets these limits; a script that invents results or
 * visits does, and what it sends above them is answered with 429 and can be sent again the next day.
 */

/** A mock and every chapter quiz of a subject in one day are below 60. */
export const RESULTS_PER_DAY = 200
export const VISITS_PER_DAY = 1_000
/** Nobody studies longer than the day is. */
export const STUDY_SECONDS_PER_DAY = 24 * 60 * 60

/** Between two reports of a visit no more time counts than the clock has moved, and this much for a slow line. */
export const REPORT_TOLERANCE_SECONDS = 5 * 60

export const TOO_MUCH_FOR_A_DAY = 'That is more than can be stored in one day. It is kept and sent again tomorrow.'

/** The oldest thing that a device may still bring: what is older counts as if it were done then. */
const BACKDATE_MAX_MS = 60 * 24 * 60 * 60 * 1000

/**
 * When something was done, as far as the worker can believe a device: not in the future, and at most 60 days ago. With
 * `sentAt`, the device's clock when it sent this, a clock that is wrong makes no difference: only the time between counts.
 */
export function clampDoneAt(doneAt: number, { sentAt, now }: { sentAt?: number | undefined; now: number }): number {
  const told = sentAt === undefined ? doneAt : now - (sentAt - doneAt)
  return Math.max(now - BACKDATE_MAX_MS, Math.min(told, now))
}
