import { expect, test } from 'vitest'
import { timeAgo } from '../../../domain/study/time-ago.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const now = Date.UTC(2026, 10, 21, 12)

test.each([
  [0, 'Just now'],
  [59 * MINUTE_MS, 'Just now'],
  // The time of a device whose clock is ahead.
  [-HOUR_MS, 'Just now'],
  [HOUR_MS, '1 hour ago'],
  [23.9 * HOUR_MS, '23 hours ago'],
  [24 * HOUR_MS, '1 day ago'],
  [6.9 * 24 * HOUR_MS, '6 days ago'],
  [7 * 24 * HOUR_MS, '14 Nov 2026'],
])('%i ms ago: %s', (passed, text) => {
  expect(timeAgo(now - passed, now)).toBe(text)
})
