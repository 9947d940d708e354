import { countOf } from '../numbers.ts'
import { formatIsoDay } from './format-day.ts'
import { nepalDay } from './nepal-day.ts'
import { toCalendarDay } from './week.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/**
 * "Just now" under an hour, hours under a day, days under a week, otherwise the date in Nepal. Both times are in
 * milliseconds.
 */
export function timeAgo(time: number, now: number): string {
  const passed = now - time
  if (passed < HOUR) return 'Just now'
  if (passed < DAY) return `${countOf(Math.floor(passed / HOUR), 'hour')} ago`
  if (passed < 7 * DAY) return `${countOf(Math.floor(passed / DAY), 'day')} ago`
  return formatIsoDay(toCalendarDay(nepalDay(time)))
}
