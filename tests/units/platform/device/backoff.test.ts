import { expect, test } from 'vitest'
import { backoffMs, OUTBOX_BACKOFF_MAX_MS, WAITING_BACKOFF_MAX_MS } from '#src/platform/device/backoff.ts'

test('the longest pause doubles from one second to five minutes, or to fifteen seconds', () => {
  const longest = (failures: number, max: number) => backoffMs(failures, max, () => 1)
  expect([1, 2, 3, 4].map((failures) => longest(failures, OUTBOX_BACKOFF_MAX_MS))).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(longest(50, OUTBOX_BACKOFF_MAX_MS)).toBe(300_000)
  expect(longest(50, WAITING_BACKOFF_MAX_MS)).toBe(15_000)
})

test('a pause is any time up to that, so that devices do not ask together', () => {
  expect([0, 0.25, 0.5].map((chance) => backoffMs(3, OUTBOX_BACKOFF_MAX_MS, () => chance))).toEqual([0, 1_000, 2_000])
})
