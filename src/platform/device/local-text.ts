// Texts in localStorage or sessionStorage. If the browser refuses them (full, or switched off), a text stays in this
// tab's memory, so that the app still works. Nothing here throws.

export type TextStore = {
  read: (key: string) => string | null
  /** Returns whether the text would survive the tab. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
  /** Every key with this beginning. */
  list: (prefix: string) => string[]
  /** Reports every change, also of other tabs. */
  subscribe: (listener: () => void) => () => void
}

/** `find` is called each time, because where storage is switched off even its name throws. */
export function openTextStore(find: () => Storage): TextStore {
  const memory = new Map<string, string>()
  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of [...listeners]) listener()
  }
  const attempt = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(find())
    } catch {
      // Switched off or full. The caller learns it from the return value.
      return otherwise
    }
  }
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write(key, text) {
      const isStored = attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false)
      if (isStored) memory.delete(key)
      else memory.set(key, text)
      announce()
      return isStored
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
      announce()
    },
    list(prefix) {
      const stored = attempt(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
        [],
      )
      return [...new Set([...memory.keys(), ...stored])].filter((key) => key.startsWith(prefix))
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) addEventListener('storage', announce)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', announce)
      }
    },
  }
}

/** Texts that the first paint needs at once. */
export const localTexts = openTextStore(() => localStorage)
/** Texts that belong to this tab. */
export const tabTexts = openTextStore(() => sessionStorage)
