const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** Such as 21 Nov 2026, where the student is. */
export function formatDay(time: number): string {
  return DAY.format(time)
}
