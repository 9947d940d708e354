/** Counts the time that a note is visible and in use. Times are milliseconds of a monotonic clock. */
export type VisitClock = {
  counted: number
  /** The time of the last beat; null while the clock is stopped. */
  beatAt: number | null
}

export const STOPPED_CLOCK: VisitClock = { counted: 0, beatAt: null }

export const BEAT_EVERY_MS = 5_000
/** The longest time between two beats. More means that the device slept. */
const BEAT_MAX_MS = 2 * BEAT_EVERY_MS
/** The longest time that counts without a touch, a key or the wheel. */
const IDLE_AFTER_MS = 5 * 60_000

const VISIT_SECONDS_MAX = 24 * 60 * 60

/** Call it at every beat while the note is visible. `usedAt` is the time of the student's last action. */
export function beat(clock: VisitClock, now: number, usedAt: number): VisitClock {
  if (clock.beatAt === null) return { ...clock, beatAt: now }
  const passed = Math.max(0, Math.min(now - clock.beatAt, BEAT_MAX_MS))
  return { counted: clock.counted + (now - usedAt < IDLE_AFTER_MS ? passed : 0), beatAt: now }
}

/** Stops the clock while the note is hidden. */
export function stopClock(clock: VisitClock, now: number, usedAt: number): VisitClock {
  return clock.beatAt === null ? clock : { ...beat(clock, now, usedAt), beatAt: null }
}

/** Whole seconds so far, at most a day. */
export function secondsOf({ counted }: VisitClock): number {
  return Math.min(Math.floor(counted / 1000), VISIT_SECONDS_MAX)
}

/** The share of pages seen, in whole percent. */
export function percentSeen(seen: number, pages: number): number {
  return pages > 0 ? Math.min(100, Math.round((seen / pages) * 100)) : 0
}
