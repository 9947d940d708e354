import { countOf } from '#domain/numbers.ts'

/** The clock turns red below this many seconds. */
const RUNNING_OUT_BELOW = 300

export function isRunningOut(seconds: number): boolean {
  return seconds < RUNNING_OUT_BELOW
}

/** When screen readers announce the time left: only in the last minutes, and rarely. */
const ANNOUNCED_AT = [300, 120, 60, 30, 10]

/**
 * The announcement when this many whole seconds are left and `before` seconds were left at the last check. A tab that
 * slept, or an attempt that is continued, can miss the exact second.
 */
export function findAnnouncement(before: number, seconds: number): string | null {
  const isDue = ANNOUNCED_AT.some((limit) => seconds <= limit && limit < before)
  return isDue && seconds > 0 ? `${nameTime(seconds)} left` : null
}

function nameTime(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const
  return parts.flatMap(([count, unit]) => (count > 0 ? countOf(count, unit) : [])).join(' ')
}
