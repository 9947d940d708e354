import { expect, test } from 'vitest'
import {
  BEAT_EVERY_MS,
  beat,
  percentSeen,
  STOPPED_CLOCK,
  secondsOf,
  stopClock,
  type VisitClock,
} from '#src/platform/visit/visit-clock.ts'

/** Reads for this long, and touches the page all the time. */
function read(clock: VisitClock, from: number, ms: number): VisitClock {
  let running = clock
  for (let now = from; now <= from + ms; now += BEAT_EVERY_MS) running = beat(running, now, now)
  return running
}

test('only the time between showing and hiding counts', () => {
  const paused = stopClock(read(STOPPED_CLOCK, 1_000, 30_000), 33_000, 31_000)
  expect(secondsOf(paused)).toBe(32)
  expect(secondsOf(read(paused, 900_000, 10_000))).toBe(42)
})

test('stopping twice changes nothing', () => {
  const paused = stopClock(read(STOPPED_CLOCK, 0, 10_000), 12_000, 12_000)
  expect(stopClock(paused, 60_000, 60_000)).toEqual(paused)
})

test('a laptop that slept on a note has not studied, whether its clock stood still or went on', () => {
  const before = read(STOPPED_CLOCK, 0, 60_000)
  const night = 8 * 60 * 60_000
  expect(secondsOf(beat(before, 60_000 + night, 60_000 + night))).toBe(70)
  expect(secondsOf(beat(before, 60_000, 60_000))).toBe(60)
})

test('a clock that goes back takes nothing away', () => {
  expect(secondsOf(beat(read(STOPPED_CLOCK, 100_000, 60_000), 0, 0))).toBe(60)
})

test('a note that is left open counts for five minutes after the last touch', () => {
  let clock = STOPPED_CLOCK
  for (let now = 0; now <= 60 * 60_000; now += BEAT_EVERY_MS) clock = beat(clock, now, 0)
  expect(secondsOf(clock)).toBeGreaterThanOrEqual(290)
  expect(secondsOf(clock)).toBeLessThanOrEqual(300)
})

test('a visit lasts a day at most', () => {
  expect(secondsOf({ counted: 90_000_000, beatAt: null })).toBe(86_400)
})

test('progress is the percentage of the pages seen', () => {
  expect([percentSeen(0, 12), percentSeen(1, 12), percentSeen(12, 12)]).toEqual([0, 8, 100])
  expect([percentSeen(13, 12), percentSeen(0, 0)]).toEqual([100, 0])
})
