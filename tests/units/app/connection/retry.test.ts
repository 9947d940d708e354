import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ConnectionError } from '../../../../src/app/connection/connection-error.ts'
import { countFailures, onLoadEvent, retry, retryNow } from '../../../../src/app/connection/retry.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  // Chance gives the longest pauses.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', page)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A load that fails so many times before it succeeds. */
function failingTimes(times: number) {
  return vi.fn(async () => {
    if (times-- > 0) throw new ConnectionError('The line is cut.')
    return 'here'
  })
}

describe('a load', () => {
  test('that succeeds is not repeated', async () => {
    const load = failingTimes(0)
    expect(await retry(load)).toBe('here')
    expect(load).toHaveBeenCalledTimes(1)
    expect(countFailures()).toBe(0)
  })

  test('is repeated after 1, 2 and 4 seconds', async () => {
    const load = failingTimes(3)
    const loaded = retry(load)
    for (const [pause, calls] of [
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(pause)
      expect(load).toHaveBeenCalledTimes(calls)
    }
    expect(await loaded).toBe('here')
  })

  test('is repeated at once when the browser is online again, or when somebody asks', async () => {
    const load = failingTimes(2)
    const loaded = retry(load)
    await vi.advanceTimersByTimeAsync(10)
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(2)
    retryNow()
    expect(await loaded).toBe('here')
    expect(load).toHaveBeenCalledTimes(3)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('whose request was wrong is the caller’s at once', async () => {
    const load = vi.fn(() => Promise.reject(new Error('There is no such note.')))
    await expect(retry(load)).rejects.toThrow('There is no such note.')
    expect(load).toHaveBeenCalledTimes(1)
    expect(countFailures()).toBe(0)
  })

  test('tells of every failed attempt and of its end, and the largest number of failures counts', async () => {
    const events: string[] = []
    const stop = onLoadEvent((event) => events.push(`${event} ${countFailures()}`))
    const twice = retry(failingTimes(2))
    await vi.advanceTimersByTimeAsync(1500)
    const once = retry(failingTimes(1))
    await vi.advanceTimersByTimeAsync(5000)
    await Promise.all([twice, once, retry(failingTimes(0))])
    stop()
    expect(events).toEqual(['failed 1', 'failed 2', 'failed 2', 'recovered 2', 'recovered 0'])
  })
})
