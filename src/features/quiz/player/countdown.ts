import { elapsedBetween, type Moment } from '../format-time.ts'

const now = (): Moment => ({ wall: Date.now(), steady: performance.now() })

export type Countdown = {
  /** Whole seconds, as the clock shows them; 0 when the time is over. */
  seconds: () => number
  /** Seconds, exactly. */
  remaining: () => number
  /** Hears of every second that passes. */
  subscribe: (listener: () => void) => () => void
  /** Runs until the function that it returns is called. */
  start: () => () => void
}

/** Counts down from so many seconds, outside React, so that only the clock is drawn again every second. */
export function createCountdown(from: number): Countdown {
  const listeners = new Set<() => void>()
  let left = from * 1000
  let last: Moment | null = null

  const measure = () => {
    if (!last) return
    const current = now()
    left = Math.max(0, left - elapsedBetween(last, current))
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
        // To the next whole second, so that the clock does not skip one now and then.
        if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
      }
      tick()
      // A page that slept catches up at once.
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
