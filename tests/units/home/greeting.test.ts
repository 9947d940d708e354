import { expect, test } from 'vitest'
import { greet } from '../../../src/features/home/cards/greet.ts'

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('at %i hours: %s', (hour, greeting) => {
  expect(greet(hour)).toBe(greeting)
})
