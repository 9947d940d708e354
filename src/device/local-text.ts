// Texts in localStorage or sessionStorage. Where the browser refuses (full, or switched off), a text lives on in this
// tab's memory, so that the app works all the same. Nothing here throws.

export type TextStore = {
  read: (key: string) => string | null
  /** Returns whether the text would survive the tab. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
  /** Every key that begins so. */
  list: (prefix: string) => string[]
  /** Hears of every change, also of those that another tab makes. */
  subscribe: (listener: () => void) => () => void
}

/** `find` is called each time: where storage is switched off, even naming it throws. */
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
      // Switched off or full: the caller learns it from the value.
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

/** What the first paint needs at once. */
export const localTexts = openTextStore(() => localStorage)
/** What belongs to this tab. */
export const tabTexts = openTextStore(() => sessionStorage)
