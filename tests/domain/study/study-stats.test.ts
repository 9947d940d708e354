import { expect, test } from 'vitest'
import { hoursOf, pointsOf } from '../../../domain/study/study-stats.ts'

test.each([
  [0, 0],
  [12, 120],
  [12.35, 124],
  [-3.2, 0],
])('%d marks are %i points', (marks, points) => {
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
