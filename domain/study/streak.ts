const MINUTE_MS = 60 * 1000
export const DAY_MS = 24 * 60 * MINUTE_MS
/** Nepal is UTC+5:45, all year. */
export const NEPAL_OFFSET_MS = (5 * 60 + 45) * MINUTE_MS

/** No streak is counted beyond ten years. */
export const STREAK_MAX = 3650

/** The day in Nepal on which a time (milliseconds) falls, as a count of days since 1970. */
export function nepalDay(time: number): number {
  return Math.floor((time + NEPAL_OFFSET_MS) / DAY_MS)
}

/** Days in a row with activity up to today, whose visit counts: so at least 1. Days as `nepalDay` counts them. */
export function countStreak(activeDays: Iterable<number>, today: number): number {
  const days = new Set(activeDays)
  let streak = 1
  while (streak < STREAK_MAX && days.has(today - streak)) streak += 1
  return streak
}
