// What features keep on the device. Where the browser refuses to store (full, or switched off), the value lives on in
// memory, so that a quiz can be sat all the same; `isSafe` then says that it would not survive a reload.

const memory = new Map<string, string>()
const listeners = new Set<() => void>()

export function read(key: string): string | null {
  return memory.get(key) ?? localStorage.getItem(key)
}

/** `spare` names keys that may be given up when there is no room. */
export function write(key: string, value: string, spare: (key: string) => boolean = () => false): void {
  if (!tryToStore(key, value)) {
    for (const other of storedKeys()) if (spare(other)) localStorage.removeItem(other)
    if (!tryToStore(key, value)) memory.set(key, value)
  }
  announceChange()
}

function tryToStore(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
    return true
  } catch {
    return false
  }
}

export function remove(key: string): void {
  memory.delete(key)
  localStorage.removeItem(key)
  announceChange()
}

/** The rest of every key that begins so. */
export function listKeys(prefix: string): string[] {
  return [...new Set([...memory.keys(), ...storedKeys()])]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
}

function storedKeys(): string[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).filter(
    (key) => key !== null,
  )
}

/** Whether a value would outlive the page. */
export function isSafe(key: string): boolean {
  return !memory.has(key)
}

/** Hears of every change, also of those that another tab makes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) addEventListener('storage', announceChange)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', announceChange)
  }
}

/** For what is kept elsewhere but shown by the same screens. */
export function announceChange(): void {
  for (const listener of [...listeners]) listener()
}
