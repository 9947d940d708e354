import { expect, test } from 'vitest'
import { fromCalendarDay, toCalendarDay, weekOf } from '#domain/calendar/week.ts'
import { nameDay, nameMonths } from '#src/features/home/planner/name-days.ts'

test.each([
  ['2026-11-22', 'November 2026'],
  ['2026-12-01', 'November – December 2026'],
  ['2027-01-01', 'December 2026 – January 2027'],
  ['2028-02-29', 'February – March 2028'],
  ['2027-02-28', 'February – March 2027'],
])('the week of %s is called %s', (day, name) => {
  expect(nameMonths(weekOf(fromCalendarDay(day)).map(toCalendarDay))).toBe(name)
})

test.each([
  ['2026-11-02', '2 November'],
  ['2028-02-29', '29 February'],
])('%s is called %s', (day, name) => {
  expect(nameDay(day)).toBe(name)
})
