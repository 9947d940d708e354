import { describe, expect, test } from 'vitest'
import { nepalDay } from '#domain/calendar/nepal-day.ts'
import {
  fromCalendarDay,
  isCalendarDay,
  moveWeeks,
  secondsByDay,
  startOfDay,
  toCalendarDay,
  weekOf,
} from '#domain/calendar/week.ts'

describe('a day of the calendar in Nepal', () => {
  test.each([
    ['a millisecond before midnight in Nepal', '2026-11-21T18:14:59.999Z', '2026-11-21'],
    ['at midnight in Nepal', '2026-11-21T18:15:00.000Z', '2026-11-22'],
    ['at the end of a month', '2026-11-30T18:15:00.000Z', '2026-12-01'],
    ['at the end of a year', '2026-12-31T18:15:00.000Z', '2027-01-01'],
    ['on a leap day', '2028-02-28T18:15:00.000Z', '2028-02-29'],
    ['after a leap day', '2028-02-29T18:15:00.000Z', '2028-03-01'],
  ])('%s', (_, time, day) => {
    expect(toCalendarDay(nepalDay(Date.parse(time)))).toBe(day)
    expect(fromCalendarDay(day)).toBe(nepalDay(Date.parse(time)))
  })

  test('begins at midnight there', () => {
    expect(new Date(startOfDay(fromCalendarDay('2026-11-22'))).toISOString()).toBe('2026-11-21T18:15:00.000Z')
  })
})

describe('a week', () => {
  const week = (day: string) => weekOf(fromCalendarDay(day)).map(toCalendarDay)
  const WEEK = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']

  test.each(WEEK)('of %s runs from Sunday to Saturday', (day) => expect(week(day)).toEqual(WEEK))

  test('goes over the end of a month, of a year and over a leap day', () => {
    expect(week('2026-12-01')[0]).toBe('2026-11-29')
    expect(week('2027-01-01')).toContain('2026-12-27')
    expect(week('2028-03-01')).toContain('2028-02-29')
  })

  test('before 1970 does, too', () => {
    expect(week('1969-12-31')[0]).toBe('1969-12-28')
  })

  test('later and earlier is seven days away', () => {
    const day = fromCalendarDay('2028-02-26')
    expect([-1, 0, 1].map((weeks) => toCalendarDay(moveWeeks(day, weeks)))).toEqual([
      '2028-02-19',
      '2028-02-26',
      '2028-03-04',
    ])
  })
})

test('seconds are summed up by day, also where a day has several rows or none', () => {
  const rows = [
    { day: 2, seconds: 60 },
    { day: 3, seconds: 5 },
    { day: 2, seconds: 30 },
    { day: 9, seconds: 1 },
  ]
  expect(secondsByDay([1, 2, 3], rows)).toEqual([0, 90, 5])
})

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-21T00:00', false],
  ['', false],
])('%j is a day: %s', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay)
})
