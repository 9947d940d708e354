import { describe, expect, test } from 'vitest'
import { GUEST_WORK_LASTS_MS, GUEST_WORK_MAX, pickRecent } from '#src/platform/device/guest-work.ts'

const HOUR_MS = 60 * 60 * 1000

describe('the stored work of visitors', () => {
  const now = GUEST_WORK_LASTS_MS * 2
  const timeOf = (time: number) => time

  test('is the latest, first', () => {
    const times = Array.from({ length: GUEST_WORK_MAX + 5 }, (_, index) => now - index)
    expect(pickRecent(times.toReversed(), timeOf, now)).toEqual(times.slice(0, GUEST_WORK_MAX))
  })

  test('is not too old', () => {
    const limit = now - GUEST_WORK_LASTS_MS
    expect(pickRecent([limit, limit + 1], timeOf, now)).toEqual([limit + 1])
  })

  test('may be of a clock that was ahead', () => {
    expect(pickRecent([now + HOUR_MS], timeOf, now)).toEqual([now + HOUR_MS])
  })
})
