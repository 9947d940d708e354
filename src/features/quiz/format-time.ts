/** Minutes:seconds, such as 4:09 or 120:00. A second that has begun counts whole. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Whole minutes, for figures. */
export function toMinutes(seconds: number): number {
  return Math.round(seconds / 60)
}
