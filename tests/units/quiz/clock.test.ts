import { expect, test } from 'vitest'
import { findAnnouncement, formatClock, isRunningOut, toMinutes } from '../../../src/features/quiz/format-time.ts'

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

test('the time runs out below 300 seconds', () => {
  expect(isRunningOut(300)).toBe(false)
  expect(isRunningOut(299)).toBe(true)
})

test('only a few moments of the last minutes are read aloud', () => {
  expect(findAnnouncement(301)).toBeNull()
  expect(findAnnouncement(300)).toBe('5 minutes left')
  expect(findAnnouncement(60)).toBe('1 minute left')
  expect(findAnnouncement(59)).toBeNull()
  expect(findAnnouncement(0)).toBeNull()
})

test('minutes are whole', () => {
  expect(toMinutes(29)).toBe(0)
  expect(toMinutes(90)).toBe(2)
  expect(toMinutes(1_500)).toBe(25)
})
