import { describe, expect, test } from 'vitest'
import {
  elapsedBetween,
  findAnnouncement,
  formatClock,
  isRunningOut,
  toMinutes,
} from '../../../src/features/quiz/format-time.ts'

describe('elapsedBetween', () => {
  test('counts what both clocks agree on', () => {
    expect(elapsedBetween({ wall: 1_000, steady: 10 }, { wall: 2_500, steady: 1_510 })).toBe(1_500)
  })

  test('counts the sleep of a phone, which stops its steady clock', () => {
    expect(elapsedBetween({ wall: 0, steady: 0 }, { wall: 600_000, steady: 200 })).toBe(600_000)
  })

  test('is not fooled by a time of day that is turned back', () => {
    expect(elapsedBetween({ wall: 3_600_000, steady: 0 }, { wall: 0, steady: 1_000 })).toBe(1_000)
  })

  test('never runs backwards', () => {
    expect(elapsedBetween({ wall: 5, steady: 5 }, { wall: 0, steady: 0 })).toBe(0)
  })
})

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
