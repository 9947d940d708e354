import { expect, test } from 'vitest'
import { formatClock, toMinutes } from '../../../src/features/quiz/format-time.ts'

test.each([
  [0, '0:00'],
  [-3, '0:00'],
  [9, '0:09'],
  [249, '4:09'],
  [248.2, '4:09'],
  [1_500, '25:00'],
  [7_200, '120:00'],
])('formatClock(%d) is %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})

test('minutes are whole', () => {
  expect(toMinutes(29)).toBe(0)
  expect(toMinutes(90)).toBe(2)
  expect(toMinutes(1_500)).toBe(25)
})
