import { DAY_MS, NEPAL_OFFSET_MS } from './nepal-day.ts'

/** 1 January 1970 was a Thursday. */
const WEEKDAY_OF_DAY_0 = 4
const DAYS = 7

/** The week begins with the first of them. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Writes a day number (see `nepalDay`) in the form 2026-11-21. */
export function toCalendarDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Whether a text is an existing day in the form 2026-11-21. */
export function isCalendarDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? fromCalendarDay(text) : Number.NaN
  return Number.isFinite(day) && toCalendarDay(day) === text
}

/** Reads a day in the form 2026-11-21 as a day number. */
export function fromCalendarDay(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / DAY_MS
}

/** The week of a day, from its Sunday to its Saturday. */
export function weekOf(day: number): number[] {
  const weekday = (((day + WEEKDAY_OF_DAY_0) % DAYS) + DAYS) % DAYS
  return Array.from({ length: DAYS }, (_, index) => day - weekday + index)
}

/** The same weekday a number of weeks later; earlier if the number is negative. */
export function moveWeeks(day: number, weeks: number): number {
  return day + weeks * DAYS
}

/** The beginning of a day in Nepal, in milliseconds. */
export function startOfDay(day: number): number {
  return day * DAY_MS - NEPAL_OFFSET_MS
}

/** The sum of seconds of each day, in the order of the days; 0 for a day without seconds. */
export function secondsByDay(days: readonly number[], rows: readonly { day: number; seconds: number }[]): number[] {
  return days.map((day) => rows.reduce((sum, row) => (row.day === day ? sum + row.seconds : sum), 0))
}
