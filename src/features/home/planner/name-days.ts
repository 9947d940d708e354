import { MONTHS } from '#domain/calendar/format-day.ts'

/** Such as 22 November. */
export function nameDay(day: string): string {
  return `${Number(day.slice(-2))} ${monthOf(day)}`
}

/** The month of a week, or both months of a week that spans two: November 2026, or November – December 2026. */
export function nameMonths(week: readonly string[]): string {
  const [first = ''] = week
  const last = week.at(-1) ?? first
  const year = last.slice(0, 4)
  if (monthOf(first) === monthOf(last)) return `${monthOf(last)} ${year}`
  const firstYear = first.slice(0, 4) === year ? '' : ` ${first.slice(0, 4)}`
  return `${monthOf(first)}${firstYear} – ${monthOf(last)} ${year}`
}

function monthOf(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
}
