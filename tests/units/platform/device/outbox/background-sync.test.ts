import { afterEach, expect, test, vi } from 'vitest'
import { askForSync, SYNC_TAG } from '#src/platform/device/outbox/background-sync.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose page a service worker controls. */
function stubWorker(registration: object) {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {}, ready: Promise.resolve(registration) } })
}

test('the browser is asked to send when the connection is back', async () => {
  const register = vi.fn(async () => undefined)
  stubWorker({ sync: { register } })
  await askForSync()
  expect(register.mock.calls).toEqual([[SYNC_TAG]])
})

test('a browser without it, or without a service worker, is asked nothing', async () => {
  stubWorker({})
  await askForSync()
  for (const serviceWorker of [undefined, { controller: null, ready: new Promise(() => {}) }]) {
    vi.stubGlobal('navigator', { serviceWorker })
    await askForSync()
  }
})

test('switching it off causes no failure', async () => {
  stubWorker({ sync: { register: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) } })
  await askForSync()
})
