import { expect, test } from 'vitest'
import { timeAgo } from '#domain/calendar/time-ago.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const now = Date.UTC(2026, 10, 21, 12)

test.each([
  [0, 'Just now'],
  [59 * MINUTE_MS, 'Just now'],
  // A time from a device whose clock is ahead.
  [-HOUR_MS, 'Just now'],
  [HOUR_MS, '1 hour ago'],
  [23.9 * HOUR_MS, '23 hours ago'],
  [24 * HOUR_MS, '1 day ago'],
  [6.9 * 24 * HOUR_MS, '6 days ago'],
  [7 * 24 * HOUR_MS - 1, '6 days ago'],
  [7 * 24 * HOUR_MS, '14 Nov 2026'],
])('%i ms ago: %s', (passed, text) => {
  expect(timeAgo(now - passed, now)).toBe(text)
})

test.each([
  ['before midnight in Nepal', '2026-11-30T18:14:59.999Z', '30 Nov 2026'],
  ['at midnight in Nepal, at the end of a month', '2026-11-30T18:15:00Z', '1 Dec 2026'],
  ['at the end of a year', '2026-12-31T18:15:00Z', '1 Jan 2027'],
  ['on a leap day', '2028-02-28T18:15:00Z', '29 Feb 2028'],
  ['after a leap day', '2028-02-29T18:15:00Z', '1 Mar 2028'],
])('an older time is named by its day in Nepal: %s', (_, time, text) => {
  expect(timeAgo(Date.parse(time), Date.parse(time) + 30 * 24 * HOUR_MS)).toBe(text)
})
