// One message to the student that outlives its page: the next page shows it, too.

const SHOWN_MS = 5000

let text: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Shows a message for 5 s. */
export function showNotice(message: string): void {
  set(message)
  resumeNotice()
}

/** Keeps the message while somebody points at it. */
export function pauseNotice(): void {
  clearTimeout(timer)
}

/** Removes the message after another 5 s. */
export function resumeNotice(): void {
  clearTimeout(timer)
  timer = setTimeout(() => set(null), SHOWN_MS)
}

function set(message: string | null): void {
  text = message
  for (const listener of [...listeners]) listener()
}

export function readNotice(): string | null {
  return text
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
