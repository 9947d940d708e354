import { expect, test } from 'vitest'
import { findAnnouncement, isRunningOut } from '#src/features/quiz/player/time-warnings.ts'

test('the time runs out below 300 seconds', () => {
  expect(isRunningOut(300)).toBe(false)
  expect(isRunningOut(299)).toBe(true)
})

test.each([
  [302, 301, null],
  [301, 300, '5 minutes left'],
  [300, 299, null],
  [61, 60, '1 minute left'],
  [11, 10, '10 seconds left'],
  [10, 9, null],
  [1, 0, null],
])('from %d to %d seconds %s is read aloud', (before, seconds, text) => {
  expect(findAnnouncement(before, seconds)).toBe(text)
})

test('a tab that slept past a moment says the time that is left', () => {
  expect(findAnnouncement(130, 110)).toBe('1 minute 50 seconds left')
  expect(findAnnouncement(400, 25)).toBe('25 seconds left')
})

test('an attempt that is continued in its last minutes says so', () => {
  expect(findAnnouncement(Number.POSITIVE_INFINITY, 119)).toBe('1 minute 59 seconds left')
  expect(findAnnouncement(Number.POSITIVE_INFINITY, 1_500)).toBeNull()
})
