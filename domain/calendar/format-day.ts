export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

// Written without Intl, because the first Intl.DateTimeFormat of a page takes a tenth of a second on a cheap phone.

/** The day of a time in milliseconds, in the time zone of the device, for example 21 Nov 2026. */
export function formatDay(time: number): string {
  const date = new Date(time)
  return write(date.getFullYear(), date.getMonth(), date.getDate(), 'short')
}

/** An ISO day such as 2026-11-21, independent of time zones, as 21 Nov 2026 or 21 November 2026. */
export function formatIsoDay(day: string, month: 'short' | 'long' = 'short'): string {
  const date = new Date(day)
  return write(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), month)
}

function write(year: number, month: number, day: number, length: 'short' | 'long'): string {
  const name = MONTHS[month] ?? ''
  return `${day} ${length === 'short' ? name.slice(0, 3) : name} ${year}`
}
