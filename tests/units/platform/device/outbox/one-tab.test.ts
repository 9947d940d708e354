import { afterEach, expect, test, vi } from 'vitest'
import { inOneTab } from '#src/platform/device/outbox/one-tab.ts'

const NAME = 'outbox a1b2'
const PATIENCE_MS = 30_000

afterEach(() => vi.restoreAllMocks())

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

test('one tab works at a time, and the next begins when it is done', async () => {
  const log: string[] = []
  const [one, two] = [openWork(log, 'one'), openWork(log, 'two')]
  const both = [inOneTab(NAME, one.work), inOneTab(NAME, two.work)]
  two.finish()
  await inOneTab('outbox b3c4', async () => void log.push('another name does not wait'))
  expect(log).toEqual(['one begins', 'another name does not wait'])
  one.finish()
  await Promise.all(both)
  expect(log.slice(2)).toEqual(['one ends', 'two begins', 'two ends'])
})

test('work that fails frees the way, and the failure is the caller’s', async () => {
  const failing = async () => {
    throw new Error('no')
  }
  await expect(inOneTab(NAME, failing)).rejects.toThrow('no')
  const done = vi.fn(async () => undefined)
  await inOneTab(NAME, done)
  expect(done).toHaveBeenCalledTimes(1)
})

test('a tab that sleeps at work is not waited for longer than half a minute', async () => {
  const isOver = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(isOver.signal)
  const log: string[] = []
  const [one, two] = [openWork(log, 'one'), openWork(log, 'two')]
  const first = inOneTab(NAME, one.work)
  two.finish()
  const second = inOneTab(NAME, two.work)
  isOver.abort()
  await second
  expect(log).toEqual(['one begins', 'two begins', 'two ends'])
  expect(timeout).toHaveBeenLastCalledWith(PATIENCE_MS)
  one.finish()
  await first
})
