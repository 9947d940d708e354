import { formatIsoDay } from '#domain/calendar/format-day.ts'

/** `date` is an ISO day, such as 2026-11-21. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatIsoDay(date, 'long')}</time>
}
