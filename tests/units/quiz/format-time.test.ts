import { expect, test } from 'vitest'
import { formatClock } from '#src/features/quiz/format-time.ts'

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
