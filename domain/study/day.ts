const MONTHS = [
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

// By hand: the first Intl.DateTimeFormat of a page takes a cheap phone a tenth of a second.

/** A moment in milliseconds as its day where the student is: 21 Nov 2026. */
export function formatDay(time: number): string {
  const date = new Date(time)
  return write(date.getFullYear(), date.getMonth(), date.getDate(), 'short')
}

/** An ISO day such as 2026-11-21 as students read it, wherever they are: 21 Nov 2026, or 21 November 2026. */
export function formatIsoDay(day: string, month: 'short' | 'long' = 'short'): string {
  const date = new Date(day)
  return write(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), month)
}

function write(year: number, month: number, day: number, length: 'short' | 'long'): string {
  const name = MONTHS[month] ?? ''
  return `${day} ${length === 'short' ? name.slice(0, 3) : name} ${year}`
}
