const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** An ISO day such as 2026-11-21 as students read it: 21 Nov 2026, wherever they are. */
export function formatIsoDay(date: string): string {
  return DAY.format(new Date(date))
}
