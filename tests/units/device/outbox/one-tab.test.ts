import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inOneTab } from '../../../../src/device/outbox/one-tab.ts'

const NAME = 'outbox a1b2'
const PATIENCE_MS = 30_000

let texts: Map<string, string>

/** Work that is done when `finish` is called. */
function openWork(log: string[], name: string) {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const work = async () => {
    log.push(`${name} begins`)
    await finished
    log.push(`${name} ends`)
  }
  return { work, finish }
}

describe('without Web Locks', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    texts = new Map()
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
      removeItem: (key: string) => texts.delete(key),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('one tab works at a time, and the next begins when it is done', async () => {
    const log: string[] = []
    const [one, two] = [openWork(log, 'one'), openWork(log, 'two')]
    const first = inOneTab(NAME, one.work)
    const second = inOneTab(NAME, two.work)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(log).toEqual(['one begins'])
    one.finish()
    await first
    await vi.advanceTimersByTimeAsync(1_000)
    expect(log).toEqual(['one begins', 'one ends', 'two begins'])
    two.finish()
    await second
    expect(texts.size).toBe(0)
  })

  test('work of another name does not wait', async () => {
    const log: string[] = []
    const one = openWork(log, 'one')
    const first = inOneTab(NAME, one.work)
    await inOneTab('outbox b3c4', async () => void log.push('two'))
    expect(log).toEqual(['one begins', 'two'])
    one.finish()
    await first
  })

  test('work that fails frees the way, and the failure is the caller’s', async () => {
    const failing = async () => {
      throw new Error('no')
    }
    await expect(inOneTab(NAME, failing)).rejects.toThrow('no')
    expect(texts.size).toBe(0)
  })

  test('a tab that died at work is not waited for longer than its lease', async () => {
    const done = vi.fn(async () => undefined)
    texts.set(NAME, JSON.stringify({ holder: 'dead', until: Date.now() + PATIENCE_MS }))
    const work = inOneTab(NAME, done)
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1_000)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    await work
    expect(done).toHaveBeenCalledTimes(1)
  })

  test('a tab that sleeps at work and wakes later does not take the lease from the next', async () => {
    const log: string[] = []
    const [one, two] = [openWork(log, 'one'), openWork(log, 'two')]
    const first = inOneTab(NAME, one.work)
    const second = inOneTab(NAME, two.work)
    await vi.advanceTimersByTimeAsync(PATIENCE_MS + 1_000)
    expect(log).toEqual(['one begins', 'two begins'])
    one.finish()
    await first
    expect(texts.has(NAME)).toBe(true)
    two.finish()
    await second
    expect(texts.size).toBe(0)
  })

  test.each([
    ['from a clock that was a day ahead', JSON.stringify({ holder: 'x', until: 24 * 60 * 60_000 + Date.now() })],
    ['that cannot be read', '{"holder":'],
    ['of nobody', '{"until":9e15}'],
  ])('a lease %s stops nobody', async (_, lease) => {
    const done = vi.fn(async () => undefined)
    texts.set(NAME, lease)
    await inOneTab(NAME, done)
    expect(done).toHaveBeenCalledTimes(1)
  })

  test('where storage is switched off the work is done all the same', async () => {
    vi.stubGlobal('localStorage', undefined)
    const done = vi.fn(async () => undefined)
    await inOneTab(NAME, done)
    expect(done).toHaveBeenCalledTimes(1)
  })
})
