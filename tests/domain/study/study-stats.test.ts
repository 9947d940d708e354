import { expect, test } from 'vitest'
import { hoursOf, minutesByDay, minutesOf, pointsOf } from '#domain/study/study-stats.ts'

test.each([
  [0, 0],
  [12, 120],
  [12.35, 124],
])('%d marks of right answers are %i points', (marks, points) => {
  expect(pointsOf(marks)).toBe(points)
})

test.each([
  [0, 0],
  [179, 0],
  [180, 0.1],
  [5400, 1.5],
  [86_400, 24],
])('%i seconds are %d hours', (seconds, hours) => {
  expect(hoursOf(seconds)).toBe(hours)
})

test('minutes are whole', () => {
  expect([29, 90, 1_500].map(minutesOf)).toEqual([0, 2, 25])
})

test.each([
  [[0, 0, 0]],
  [[29, 29, 29, 29, 29, 29, 29]],
  [[30, 30, 0, 30, 30, 0, 30]],
  [[3389, 1, 615, 0, 44, 89, 7200]],
])('the minutes of the days %j add up to those of the week', (seconds) => {
  const minutes = minutesByDay(seconds)
  expect(minutes.reduce((sum, day) => sum + day, 0)).toBe(minutesOf(seconds.reduce((sum, day) => sum + day, 0)))
  seconds.forEach((day, index) => {
    expect(Math.abs((minutes[index] ?? 0) - day / 60)).toBeLessThanOrEqual(1)
  })
  expect(minutes.filter((each, index) => each > 0 && seconds[index] === 0)).toEqual([])
})
