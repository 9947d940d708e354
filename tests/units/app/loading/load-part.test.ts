import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countFailures } from '../../../../src/app/connection/retry.ts'

type Answer = { status?: number; type?: string; body?: string } | 'cut'

/** What the server answers, by address; a list is answered in its order. */
let answers: Record<string, Answer[]>
let asked: string[]

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubEnv('DEV', false)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', new EventTarget())
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers[address]?.shift() ?? {}
    if (answer === 'cut') throw new TypeError('Failed to fetch')
    const { status = 200, type = 'text/javascript', body = '' } = answer
    return new Response(body, { status, headers: { 'content-type': type } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const FILES = ['assets/part.js', 'assets/shared.js']

async function load(importPart = vi.fn(async () => 'the part')) {
  const { loadPart } = await import('../../../../src/app/loading/load-part.ts')
  return { importPart, part: loadPart(importPart, FILES) }
}

test('a part is imported when all its files are here, each of which is fetched once', async () => {
  answers = {}
  const { part } = await load()
  expect(await part).toBe('the part')
  expect(await (await load()).part).toBe('the part')
  expect(asked).toEqual(['/assets/part.js', '/assets/shared.js'])
})

test('two parts that are asked for in one moment share what they have in common', async () => {
  answers = {}
  const [one, other] = await Promise.all([load(), load()])
  await Promise.all([one.part, other.part])
  expect(asked).toHaveLength(2)
})

test('what did not arrive is fetched again before anything is imported', async () => {
  answers = { '/assets/shared.js': ['cut', { status: 503 }] }
  const { importPart, part } = await load()
  await vi.advanceTimersByTimeAsync(10)
  expect(importPart).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await part).toBe('the part')
  expect(importPart).toHaveBeenCalledTimes(1)
  expect(asked.filter((address) => address === '/assets/part.js')).toHaveLength(1)
  expect(asked.filter((address) => address === '/assets/shared.js')).toHaveLength(3)
})

test('a page in the place of a script of this build is not taken for it', async () => {
  const { nameBuild } = await import('../../../../src/app/loading/newer-build.ts')
  nameBuild('http://localhost/assets/index-abc.js')
  const front = { type: 'text/html', body: '<script src="/assets/index-abc.js">' }
  answers = { '/assets/part.js': [{ type: 'text/html' }, { status: 404 }], '/': [front, front] }
  const { part } = await load()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await part).toBe('the part')
  expect(asked.filter((address) => address === '/')).toHaveLength(2)
})

test('a connection that brings nothing for 20 seconds is given up', async () => {
  answers = {}
  const answered = vi.mocked(globalThis.fetch)
  let isFirst = true
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    if (!isFirst) return answered(address)
    isFirst = false
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const { part } = await load()
  await vi.advanceTimersByTimeAsync(19_999)
  expect(countFailures()).toBe(0)
  await vi.advanceTimersByTimeAsync(1002)
  expect(await part).toBe('the part')
})

test('a defect of the part itself is the caller’s, and a part that left the cache is fetched again', async () => {
  answers = {}
  const defect = new TypeError('undefined is not a function')
  await expect((await load(vi.fn(() => Promise.reject(defect)))).part).rejects.toBe(defect)

  const importPart = vi
    .fn(async () => 'the part')
    .mockRejectedValueOnce(
      new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/part.js'),
    )
  const { part } = await load(importPart)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await part).toBe('the part')
  expect(asked).toHaveLength(4)
})
