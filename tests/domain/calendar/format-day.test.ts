import { expect, test } from 'vitest'
import { formatDay, formatIsoDay } from '#domain/calendar/format-day.ts'

test('an ISO day is the same day in every time zone', () => {
  expect(formatIsoDay('2026-11-21')).toBe('21 Nov 2026')
  expect(formatIsoDay('2026-09-01', 'long')).toBe('1 September 2026')
})

test('a time is formatted as its day in the time zone of the device', () => {
  expect(formatDay(new Date(2026, 8, 30, 23, 59).getTime())).toBe('30 Sep 2026')
})
