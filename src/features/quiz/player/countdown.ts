/** The clock of a quiz (see "Time" in docs/device.md). */
export type Countdown = {
  /** Whole seconds, as the clock shows them; 0 when the time is over. */
  seconds: () => number
  /** The exact seconds that are left. */
  remaining: () => number
  /** Calls back every second. */
  subscribe: (listener: () => void) => () => void
  /** Runs until the returned function is called. */
  start: () => () => void
}

/**
 * Counts down from a number of seconds by a monotonic clock, so that corrections of the time of day have no effect. It
 * is outside of React, so that only the clock renders every second.
 */
export function createCountdown(from: number, now: () => number = () => performance.now()): Countdown {
  const listeners = new Set<() => void>()
  let left = from * 1000
  let last: number | null = null

  const measure = () => {
    if (last === null) return
    const current = now()
    left = Math.max(0, left - Math.max(0, current - last))
    last = current
  }

  return {
    seconds: () => Math.ceil(left / 1000),
    remaining: () => {
      measure()
      return Math.round(left / 100) / 10
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      let timer: ReturnType<typeof setTimeout> | undefined
      last = now()
      const tick = () => {
        clearTimeout(timer)
        measure()
        for (const listener of [...listeners]) listener()
        // To the next whole second, so that the clock does not skip one.
        if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
      }
      tick()
      // A tab that was in the background is corrected at once.
      document.addEventListener('visibilitychange', tick)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', tick)
        measure()
        last = null
      }
    },
  }
}
