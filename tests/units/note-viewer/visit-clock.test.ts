import { expect, test } from 'vitest'
import {
  pauseClock,
  percentSeen,
  runClock,
  STOPPED_CLOCK,
  secondsOf,
} from '../../../src/features/note-viewer/visit-clock.ts'

test('only the time between running and pausing counts', () => {
  const running = runClock(STOPPED_CLOCK, 1000)
  const paused = pauseClock(running, 31_500)
  expect(secondsOf(running, 31_500)).toBe(30)
  expect(secondsOf(paused, 900_000)).toBe(30)
  expect(secondsOf(runClock(paused, 900_000), 900_600)).toBe(31)
})

test('running twice and pausing twice change nothing', () => {
  const running = runClock(STOPPED_CLOCK, 1000)
  expect(runClock(running, 5000)).toEqual(running)
  const paused = pauseClock(running, 6000)
  expect(pauseClock(paused, 9000)).toEqual(paused)
})

test('a clock set back takes nothing away, and a visit lasts a day at most', () => {
  const running = runClock({ counted: 5000, runningSince: null }, 1_000_000)
  expect(secondsOf(running, 0)).toBe(5)
  expect(secondsOf(running, 1_000_000 + 90_000_000)).toBe(86_400)
})

test('progress is the percentage of the pages seen', () => {
  expect(percentSeen(0, 12)).toBe(0)
  expect(percentSeen(1, 12)).toBe(8)
  expect(percentSeen(12, 12)).toBe(100)
  expect(percentSeen(13, 12)).toBe(100)
  expect(percentSeen(0, 0)).toBe(0)
})
