import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type QuizAttempt, transition } from '#domain/quiz/attempt-machine.ts'
import { NEVER_SHARED } from '#domain/quiz/attempt-sync.ts'
import type { Store } from '#src/platform/device/store/store.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createDevice } from '../tabs.ts'

const ASHA = 'a1b2'
const BINOD = 'b3c4'

const attempt: QuizAttempt = {
  state: 'running',
  attemptId: 'attempt-1',
  quizId: 'mechanics',
  version: 'v1',
  title: 'Mechanics',
  subject: 'Physics',
  difficulty: 'Medium',
  totalQuestions: 3,
  limit: 1_200,
  remaining: 1_200,
  answers: {},
  flagged: [],
  position: 0,
  visited: [],
  times: {},
  paper: null,
  extraTime: 'none',
  sync: NEVER_SHARED,
}

let device: ReturnType<typeof createDevice>
let tab: Store
let other: Store

beforeEach(() => {
  device = createDevice()
  tab = device.openTab()
  other = device.openTab()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  device.close()
})

const put = (store: Store, value = attempt, userId = ASHA) =>
  store.transact((tx) => tx.put('attempt', userId, value.attemptId, value))
const answer = (store: Store, questionId: string, option: number) =>
  store.transact(async (tx) => {
    const found = await tx.find('attempt', ASHA, 'attempt-1')
    if (!found) return
    await tx.put(
      'attempt',
      ASHA,
      'attempt-1',
      transition(found.value, { type: 'answer', questionId, option: String(option) }),
    )
  })
const answersIn = (store: Store) => store.find('attempt', ASHA, 'attempt-1')?.value.answers

/** Like a browser whose storage is full. */
function fillUp() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

test('an entry of one tab is there for the next', async () => {
  expect(await put(tab)).toEqual({ isStored: true })
  const later = device.openTab()
  expect(later.isLoaded(ASHA)).toBe(false)
  await later.load(ASHA)
  expect(later.find('attempt', ASHA, 'attempt-1')).toMatchObject({ revision: 1, value: attempt })
  expect(later.isStored(ASHA, 'attempt', 'attempt-1')).toBe(true)
})

test('nobody finds the entries of another student', async () => {
  await put(tab)
  await other.load(BINOD)
  expect(other.list('attempt', BINOD)).toEqual([])
  await put(other, { ...attempt, title: 'Another' }, BINOD)
  await tab.load(ASHA)
  expect(tab.list('attempt', ASHA).map(({ value }) => value.title)).toEqual(['Mechanics'])
})

test('two tabs that change one entry at the same moment both have their way', async () => {
  await put(tab)
  await Promise.all([tab, other, tab, other].map((store, index) => answer(store, `question-${index}`, index % 4)))
  await tab.load(ASHA)
  expect(answersIn(tab)).toEqual({ 'question-0': '0', 'question-1': '1', 'question-2': '2', 'question-3': '3' })
  expect(tab.find('attempt', ASHA, 'attempt-1')?.revision).toBe(5)
})

test('a tab hears what another one changes and removes', async () => {
  await Promise.all([put(tab), other.load(ASHA)])
  const heard = vi.fn()
  other.subscribe(heard)
  await answer(tab, 'a', 2)
  await waitUntil(() => expect(answersIn(other)).toEqual({ a: '2' }))
  expect(heard).toHaveBeenCalled()
  await tab.transact(async (tx) => tx.remove('attempt', ASHA, 'attempt-1'))
  await waitUntil(() => expect(other.find('attempt', ASHA, 'attempt-1')).toBeNull())
})

test('a list is the same array until one of its entries changes', async () => {
  await put(tab)
  await tab.load(ASHA)
  const before = tab.list('attempt', ASHA)
  expect(tab.list('attempt', ASHA)).toBe(before)
  await put(tab, attempt, BINOD)
  expect(tab.list('attempt', ASHA)).toBe(before)
  await answer(tab, 'a', 1)
  expect(tab.list('attempt', ASHA)).not.toBe(before)
})

test('a transaction stores all of its changes or none', async () => {
  await tab.load(ASHA)
  const failing = tab.transact(async (tx) => {
    await tx.put('attempt', ASHA, 'attempt-1', attempt)
    throw new TypeError('a mistake of ours')
  })
  await expect(failing).rejects.toThrow('a mistake of ours')
  await tab.refresh()
  expect(tab.list('attempt', ASHA)).toEqual([])
  expect(await put(tab)).toEqual({ isStored: true })
})

describe('without room', () => {
  test('a change lives on in the tab, says that it is not safe, and is stored when there is room', async () => {
    await put(tab)
    await tab.load(ASHA)
    const full = fillUp()
    const outcome = await answer(tab, 'a', 3)
    expect(outcome).toEqual({ isStored: false, reason: 'full' })
    expect(answersIn(tab)).toEqual({ a: '3' })
    expect(tab.isStored(ASHA, 'attempt', 'attempt-1')).toBe(false)
    await other.load(ASHA)
    expect(answersIn(other)).toEqual({})

    await answer(tab, 'b', 1)
    expect(answersIn(tab)).toEqual({ a: '3', b: '1' })
    full.mockRestore()
    expect(await put(tab, attempt, BINOD)).toEqual({ isStored: true })
    expect(tab.isStored(ASHA, 'attempt', 'attempt-1')).toBe(true)
    await other.refresh()
    expect(answersIn(other)).toEqual({ a: '3', b: '1' })
  })

  test('the quizzes that can be fetched again make room', async () => {
    const clear = vi.spyOn(IDBObjectStore.prototype, 'clear')
    const full = fillUp()
    clear.mockImplementationOnce(function (this: IDBObjectStore) {
      full.mockRestore()
      return this.clear()
    })
    expect(await put(tab)).toEqual({ isStored: true })
    expect(clear).toHaveBeenCalled()
  })
})

describe('where storage is switched off', () => {
  test('everything works in memory, and says so', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    await tab.load(ASHA)
    expect(await put(tab)).toEqual({ isStored: false, reason: 'unavailable' })
    await answer(tab, 'a', 1)
    expect(answersIn(tab)).toEqual({ a: '1' })
    vi.unstubAllGlobals()
  })

  test('a database that never answers is not waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const deaf = { addEventListener() {}, removeEventListener() {} }
    const silent: IDBOpenDBRequest = Object.setPrototypeOf(deaf, IDBOpenDBRequest.prototype)
    vi.spyOn(indexedDB, 'open').mockReturnValue(silent)
    const stored = put(tab)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await stored).toEqual({ isStored: false, reason: 'unavailable' })
  })
})

test('a connection that the browser has closed is opened again', async () => {
  await put(tab)
  const closed = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('closing', 'InvalidStateError')
  })
  expect(await answer(tab, 'a', 1)).toEqual({ isStored: true })
  expect(closed).toHaveBeenCalledTimes(2)
})

test('a database that is wiped while a tab is open is filled again from that tab', async () => {
  await put(tab)
  await tab.load(ASHA)
  other.close()
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(device.name)
    request.onsuccess = resolve
    request.onerror = reject
  })
  expect(await answer(tab, 'a', 1)).toEqual({ isStored: true })
  const later = device.openTab()
  await later.load(ASHA)
  expect(answersIn(later)).toEqual({ a: '1' })
})

test.each([
  { kind: 'attempt', version: 99, value: attempt },
  { kind: 'attempt', version: 1, value: { state: 'running' } },
  { kind: 'invented', version: 1, value: attempt },
])('an entry that cannot be read ($kind, version $version) is none, and breaks no other', async (broken) => {
  await put(tab)
  const request = indexedDB.open(device.name)
  const db = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result)
  })
  const written = db.transaction('entries', 'readwrite')
  written.objectStore('entries').put({ userId: ASHA, key: 'attempt-9', revision: 1, ...broken })
  await new Promise((resolve) => {
    written.oncomplete = resolve
  })
  db.close()
  await tab.load(ASHA)
  expect(tab.list('attempt', ASHA)).toHaveLength(1)
})
