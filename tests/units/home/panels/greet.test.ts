import { expect, test } from 'vitest'
import { greet } from '#src/features/home/panels/greet.ts'

test.each([
  ['2026-11-22T00:00:00+05:45', 'Good morning'],
  ['2026-11-22T11:59:59.999+05:45', 'Good morning'],
  ['2026-11-22T12:00:00+05:45', 'Good afternoon'],
  ['2026-11-22T16:59:59.999+05:45', 'Good afternoon'],
  ['2026-11-22T17:00:00+05:45', 'Good evening'],
  ['2026-11-30T23:59:59.999+05:45', 'Good evening'],
  ['2026-12-01T00:00:00+05:45', 'Good morning'],
  ['2028-02-29T12:00:00+05:45', 'Good afternoon'],
])('at %s: %s', (time, greeting) => {
  expect(greet(Date.parse(time))).toBe(greeting)
})
