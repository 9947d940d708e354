import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSendingMissing, sendNow, subscribeToSending } from '#src/platform/data/send-now.ts'
import { startOutbox } from '#src/platform/data/start-outbox.ts'
import { WAITING_BACKOFF_MAX_MS } from '#src/platform/device/backoff.ts'

let isLost = true
const stop = vi.fn()
const startSending = vi.fn(() => stop)

beforeEach(() => {
  vi.useFakeTimers()
  vi.doMock('#src/platform/data/sending.ts', () => {
    if (isLost) throw new Error('The script did not arrive.')
    return { startSending }
  })
})
afterEach(() => {
  vi.doUnmock('#src/platform/data/sending.ts')
  vi.useRealTimers()
})

test('the script that sends is asked for until it arrives, and not after the student has gone', async () => {
  const heard = vi.fn(() => isSendingMissing())
  const unsubscribe = subscribeToSending(heard)
  const stopFirst = startOutbox('a1b2')
  await vi.waitFor(() => expect(isSendingMissing()).toBe(true))
  // Nothing waits for it, such as signing out.
  await sendNow('a1b2', { all: true })
  stopFirst()
  const stopSecond = startOutbox('b3c4')
  await vi.advanceTimersByTimeAsync(WAITING_BACKOFF_MAX_MS)
  expect(startSending).not.toHaveBeenCalled()
  isLost = false
  await vi.advanceTimersByTimeAsync(WAITING_BACKOFF_MAX_MS)
  await vi.waitFor(() => expect(startSending.mock.calls).toEqual([['b3c4']]))
  expect(isSendingMissing()).toBe(false)
  expect(heard).toHaveLastReturnedWith(false)
  unsubscribe()
  stopSecond()
  expect(stop).toHaveBeenCalledTimes(1)
})
