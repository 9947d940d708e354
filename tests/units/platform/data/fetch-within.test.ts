import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithin } from '#src/platform/data/fetch-within.ts'

// The next request uses its own timer.
vi.mock('#src/platform/offline/line.ts', () => ({ noteAnswer() {}, noteNoAnswer() {} }))

/** A connection that transfers nothing: a request ends only when it is given up. */
const deadLine = vi.fn(
  (_address: RequestInfo | URL, options?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      const { signal } = options ?? {}
      const end = () => reject(signal?.reason)
      if (signal?.aborted) end()
      signal?.addEventListener('abort', end)
    }),
)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', deadLine)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** After how many milliseconds it was given up, and the name of the error. */
async function waitFor(asked: Promise<Response>) {
  const start = Date.now()
  const ended = asked.then(
    () => 'answered',
    (error) => String(error.name),
  )
  await vi.runAllTimersAsync()
  return { name: await ended, afterMs: Date.now() - start }
}

test('an answer that does not come is given up after 15 seconds', async () => {
  let name = 'still waiting'
  fetchWithin('/api/trpc/session').catch((error) => {
    name = error.name
  })
  await vi.advanceTimersByTimeAsync(14_999)
  expect(name).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(name).toBe('TimeoutError')
})

test('an answer that stops in the middle is given up, too', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    })
    return new Response(body)
  })
  const read = fetchWithin('/api/trpc/session').then((response) => response.text())
  const failed = expect(read).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.advanceTimersByTimeAsync(15_000)
  await failed
})

test('a picture has the time that a slow line takes for it', async () => {
  const body = 'x'.repeat(1_000_000)
  let isOver = false
  fetchWithin('/api/trpc/profile.setAvatar', { method: 'POST', body }).catch(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(isOver).toBe(true)
})

test.each([
  ['account.changePassword', 40_000],
  ['tasks.add,auth.endSession', 40_000],
  ['auth.signIn', 15_000],
  ['tasks.add', 15_000],
])('%s is given up after %i ms', async (procedures, afterMs) => {
  const asked = fetchWithin(`/api/trpc/${procedures}?batch=1`, { method: 'POST', body: '' })
  expect(await waitFor(asked)).toEqual({ name: 'TimeoutError', afterMs })
})

test('the caller can set another limit', async () => {
  expect(await waitFor(fetchWithin('/api/own-data', { method: 'POST' }, 300_000))).toEqual({
    name: 'TimeoutError',
    afterMs: 300_000,
  })
})

test('a request that the caller aborts ends at once, also when it was aborted before', async () => {
  const caller = new AbortController()
  const asked = fetchWithin('/api/trpc/session', { signal: caller.signal })
  const failed = expect(asked).rejects.toThrow('gone')
  caller.abort(new Error('gone'))
  await failed
  await expect(fetchWithin('/api/trpc/session', { signal: caller.signal })).rejects.toThrow('gone')
})
