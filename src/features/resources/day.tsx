const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `date` is an ISO day, such as 2026-11-21. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{DAY.format(new Date(date))}</time>
}
