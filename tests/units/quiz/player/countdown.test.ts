import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCountdown } from '#src/features/quiz/player/countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it counts whole seconds down to zero, and stops there', () => {
  const countdown = createCountdown(3)
  const heard: number[] = []
  countdown.subscribe(() => heard.push(countdown.seconds()))
  countdown.start()
  vi.advanceTimersByTime(5_000)
  expect(heard).toEqual([3, 2, 1, 0])
  expect(countdown.remaining()).toBe(0)
})

test.each([60 * 60_000, -60 * 60_000])('a time of day that is set by %d ms changes nothing', (correction) => {
  const countdown = createCountdown(600)
  countdown.start()
  vi.advanceTimersByTime(10_000)
  vi.setSystemTime(Date.now() + correction)
  vi.advanceTimersByTime(10_000)
  expect(countdown.remaining()).toBe(580)
})

test('time during a stop does not count', () => {
  const countdown = createCountdown(600)
  const stop = countdown.start()
  vi.advanceTimersByTime(10_000)
  stop()
  vi.advanceTimersByTime(100_000)
  expect(countdown.remaining()).toBe(590)
  countdown.start()
  vi.advanceTimersByTime(10_000)
  expect(countdown.remaining()).toBe(580)
})

test('a clock that goes back adds no time', () => {
  let now = 1_000
  const countdown = createCountdown(600, () => now)
  countdown.start()
  now = 500
  expect(countdown.remaining()).toBe(600)
  now = 1_500
  expect(countdown.remaining()).toBe(599)
})
