import 'fake-indexeddb/auto'
import { vi } from 'vitest'

/** A browser page with an empty localStorage. Returns its content. */
export function stubPage(): Map<string, string> {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    get length() {
      return texts.size
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener() {}, visibilityState: 'visible' })
  return texts
}
