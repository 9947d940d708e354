import { beat, STOPPED_CLOCK, secondsOf, stopClock } from './visit-clock.ts'

/** The most that is lost when a tab dies. */
const STORE_EVERY_BEATS = 3
/** The shortest time between two reports to the worker while the note is read. Each report writes four rows. */
export const REPORT_EVERY_MS = 30 * 60_000

export type VisitState = {
  /** Whole seconds of reading so far. */
  seconds: number
  /** The last activity, by the device's clock, in milliseconds. */
  at: number
  /** The time of sending, by the device's clock; 0 means at once. */
  notBefore: number
}

/**
 * Counts one visit and decides when to store it: at once when the note is opened, hidden or left; in between it is
 * delayed until the next report is due.
 */
export function startVisit(store: (state: VisitState) => void) {
  let clock = STOPPED_CLOCK
  let usedAt = performance.now()
  let at = Date.now()
  let reportAt = at + REPORT_EVERY_MS
  let beats = 0

  const storeUntil = (notBefore: number): VisitState => {
    const state = { seconds: secondsOf(clock), at, notBefore }
    store(state)
    return state
  }
  const count = (step: typeof beat) => {
    const before = clock.counted
    clock = step(clock, performance.now(), usedAt)
    if (clock.counted > before) at = Date.now()
  }
  return {
    open(isVisible: boolean) {
      if (isVisible) count(beat)
      storeUntil(0)
    },
    /** Call it at every beat while the note is visible. */
    beat() {
      count(beat)
      beats += 1
      if (beats % STORE_EVERY_BEATS !== 0) return
      // The waiting report is due by now. Only later ones are delayed again.
      if (Date.now() >= reportAt) reportAt = Date.now() + REPORT_EVERY_MS
      storeUntil(reportAt)
    },
    show: () => count(beat),
    /** The note is hidden or left. */
    leave(): VisitState {
      count(stopClock)
      reportAt = Date.now() + REPORT_EVERY_MS
      return storeUntil(0)
    },
    /** The student touched the page. */
    use() {
      usedAt = performance.now()
    },
  }
}
