import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GUEST } from '../../../../domain/account/owner.ts'
import { INBOX } from '../../../../src/device/keys.ts'

const isLoaded = vi.hoisted(() => ({ code: false }))

/** A browser with an empty localStorage, and the module of a page that is opened in it. */
async function openPage() {
  vi.resetModules()
  isLoaded.code = false
  vi.doMock('../../../../src/device/store/open-device.ts', async (load) => {
    isLoaded.code = true
    return load()
  })
  const { deviceStore } = await import('../../../../src/device/store/device.ts')
  return deviceStore()
}

const texts = new Map<string, string>()

beforeEach(() => {
  texts.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener() {}, visibilityState: 'visible' })
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const SIGN = {
  kind: 'bookmark',
  id: 'physics',
  payload: { bookmarked: true, name: 'Physics' },
  at: 1,
  notBefore: 0,
} as const

test('a device that has stored nothing is asked for nothing more, and gets the store with the first entry', async () => {
  const store = await openPage()
  let news = 0
  store.subscribe(() => {
    news += 1
  })
  expect(store.isLoaded(GUEST)).toBe(false)
  await store.load(GUEST)
  expect([store.isLoaded(GUEST), store.list('outgoing', GUEST), isLoaded.code, news]).toEqual([true, [], false, 1])

  await store.transact((tx) => tx.put('outgoing', GUEST, 'bookmark:physics', SIGN))
  expect(isLoaded.code).toBe(true)
  expect(store.list('outgoing', GUEST).map(({ key }) => key)).toEqual(['bookmark:physics'])
  expect(news).toBeGreaterThan(1)

  const later = await openPage()
  await later.load(GUEST)
  expect(later.list('outgoing', GUEST).map(({ key }) => key)).toEqual(['bookmark:physics'])
  expect(isLoaded.code).toBe(true)
  store.close()
  later.close()
  indexedDB.deleteDatabase('adhyayan')
})

test('a store that is opened while the browser still lists its databases has the entries that were asked for', async () => {
  let answer: (databases: IDBDatabaseInfo[]) => void = () => {}
  const answered = new Promise<IDBDatabaseInfo[]>((resolve) => {
    answer = resolve
  })
  vi.spyOn(indexedDB, 'databases').mockReturnValue(answered)
  const store = await openPage()
  const loading = store.load(GUEST)
  await store.transact((tx) => tx.put('outgoing', 'asha', 'bookmark:physics', SIGN))
  answer([])
  await loading
  expect(store.isLoaded(GUEST)).toBe(true)
  store.close()
  indexedDB.deleteDatabase('adhyayan')
})

test.each(INBOX)('what waits as %s brings the store', async (prefix) => {
  texts.set(`${prefix}guest_physics`, '{}')
  const store = await openPage()
  await store.load(GUEST)
  expect(isLoaded.code).toBe(true)
  store.close()
})
