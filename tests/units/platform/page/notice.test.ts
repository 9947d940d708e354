import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import { pauseNotice, readNotice, resumeNotice, showNotice } from '#src/platform/page/notice.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a message goes after five seconds', () => {
  showNotice(SIGN_OUT_MESSAGES.done)
  vi.advanceTimersByTime(4_999)
  expect(readNotice()).toBe(SIGN_OUT_MESSAGES.done)
  vi.advanceTimersByTime(1)
  expect(readNotice()).toBeNull()
})

test('a newer message has its own five seconds', () => {
  showNotice('One')
  vi.advanceTimersByTime(4_000)
  showNotice('Two')
  vi.advanceTimersByTime(4_000)
  expect(readNotice()).toBe('Two')
})

test('a message stays while somebody points at it, and goes five seconds after', () => {
  showNotice('Read me')
  vi.advanceTimersByTime(4_000)
  pauseNotice()
  vi.advanceTimersByTime(60_000)
  expect(readNotice()).toBe('Read me')
  resumeNotice()
  vi.advanceTimersByTime(5_000)
  expect(readNotice()).toBeNull()
})
