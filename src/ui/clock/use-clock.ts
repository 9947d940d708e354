import { useSyncExternalStore } from 'react'
import { nepalDay } from '#domain/calendar/nepal-day.ts'
import { toCalendarDay } from '#domain/calendar/week.ts'

const MINUTE_MS = 60_000

/** The time that the whole page shows, exact when it was first read in its minute. */
let shown = Date.now()
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** The time of day in milliseconds, for texts such as "2 hours ago". It changes every minute. */
export function useNow(): number {
  return useClock((now) => now)
}

/** Today in Nepal, such as 2026-11-22. */
export function useToday(): string {
  return useClock(dayOf)
}

/** The day in Nepal, such as 2026-11-22, at a time in milliseconds. */
export function dayOf(time: number): string {
  return toCalendarDay(nepalDay(time))
}

/**
 * The result of a function of the time of day. It renders again when the result changes: at a minute, or when a
 * sleeping device wakes up.
 */
export function useClock<Value extends string | number>(read: (now: number) => Value): Value {
  const readNow = () => read(readMinute())
  return useSyncExternalStore(subscribe, readNow, readNow)
}

function readMinute(): number {
  const now = Date.now()
  if (Math.floor(now / MINUTE_MS) !== Math.floor(shown / MINUTE_MS)) shown = now
  return shown
}

/** One timer for the whole page, and none while it is hidden. A timer that slept is late, so waking up counts, too. */
function tick(): void {
  clearTimeout(timer)
  if (document.visibilityState === 'hidden') return
  for (const listener of [...listeners]) listener()
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', tick)
    addEventListener('pageshow', tick)
    addEventListener('focus', tick)
    tick()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
    removeEventListener('pageshow', tick)
    removeEventListener('focus', tick)
  }
}
