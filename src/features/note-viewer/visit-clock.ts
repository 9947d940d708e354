/** Counts the time of a visit while the page is to be seen. Times are milliseconds. */
export type VisitClock = { counted: number; runningSince: number | null }

export const STOPPED_CLOCK: VisitClock = { counted: 0, runningSince: null }

export function runClock(clock: VisitClock, now: number): VisitClock {
  return clock.runningSince === null ? { ...clock, runningSince: now } : clock
}

export function pauseClock(clock: VisitClock, now: number): VisitClock {
  return { counted: countedUntil(clock, now), runningSince: null }
}

/** Whole seconds so far, a day at most. A device's clock that was set back takes nothing away. */
export function secondsOf(clock: VisitClock, now: number): number {
  return Math.min(Math.floor(countedUntil(clock, now) / 1000), 24 * 60 * 60)
}

function countedUntil({ counted, runningSince }: VisitClock, now: number): number {
  return counted + (runningSince === null ? 0 : Math.max(0, now - runningSince))
}

/** Percent of the pages seen, whole. */
export function percentSeen(seen: number, pages: number): number {
  return pages > 0 ? Math.min(100, Math.round((seen / pages) * 100)) : 0
}
