const MINUTE_MS = 60 * 1000
export const DAY_MS = 24 * 60 * MINUTE_MS
/** Nepal is at UTC+5:45 all year. */
export const NEPAL_OFFSET_MS = (5 * 60 + 45) * MINUTE_MS

/** The day in Nepal on which a time (milliseconds) falls, as a count of days since 1970. */
export function nepalDay(time: number): number {
  return Math.floor((time + NEPAL_OFFSET_MS) / DAY_MS)
}
