import { expect, test } from 'vitest'
import { nepalDay } from '#domain/calendar/nepal-day.ts'

test('a day in Nepal begins at midnight there, which is 18:15 UTC', () => {
  const before = Date.parse('2026-11-21T18:14:59.999Z')
  expect(nepalDay(before + 1) - nepalDay(before)).toBe(1)
  expect(nepalDay(before)).toBe(nepalDay(Date.parse('2026-11-20T18:15:00Z')))
})
