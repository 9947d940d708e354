import { afterEach, beforeEach, vi } from 'vitest'
import { createMover } from '../../../../src/device/store/move-old-entries.ts'
import type { Store } from '../../../../src/device/store/store.ts'
import { createDevice } from '../tabs.ts'

export const ASHA = '6f1c2b8e-0b6a-4f0e-9d5e-1a2b3c4d5e6f'
export const ATTEMPT = '0b7a2e52-1c1f-4f39-9f0c-3d2f6d1f4a11'
export const NOW = Date.now()

let device: ReturnType<typeof createDevice>
export let store: Store
/** What the local storage holds. */
export let texts: Map<string, string>

// Every test of a file that imports this one has a device with an empty local storage.
beforeEach(() => {
  device = createDevice()
  store = device.openTab()
  texts = new Map()
  vi.stubGlobal('localStorage', {
    get length() {
      return texts.size
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
})
afterEach(() => {
  device.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Leaves an entry as an earlier version wrote it. */
export const plant = (key: string, value: unknown) => texts.set(key, JSON.stringify(value))
/** Moves what was left, and reads the entries of these owners. */
export const move = async (...owners: string[]) => {
  await createMover(store).move()
  for (const userId of owners) await store.load(userId)
}
export const attemptOf = (userId: string) => store.find('attempt', userId, ATTEMPT)?.value
export const outgoingOf = (userId: string) => store.list('outgoing', userId).map(({ value }) => value)
