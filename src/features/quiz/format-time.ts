/** The clock turns red below this many seconds. */
const RUNNING_OUT_BELOW = 300

/** Minutes:seconds, such as 4:09 or 120:00. A second that has begun counts whole. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export function isRunningOut(seconds: number): boolean {
  return seconds < RUNNING_OUT_BELOW
}

const ANNOUNCEMENTS: ReadonlyMap<number, string> = new Map([
  [300, '5 minutes left'],
  [120, '2 minutes left'],
  [60, '1 minute left'],
  [30, '30 seconds left'],
  [10, '10 seconds left'],
])

/** What is read aloud when this many seconds are left, or null: only in the last minutes, and seldom. */
export function findAnnouncement(seconds: number): string | null {
  return ANNOUNCEMENTS.get(seconds) ?? null
}

/** Whole minutes, for figures. */
export function toMinutes(seconds: number): number {
  return Math.round(seconds / 60)
}
