import { backoffMs, WAITING_BACKOFF_MAX_MS } from '../device/backoff.ts'

// Whether the worker can be reached, according to the last request. `navigator.onLine` alone would be wrong on a
// connection that transfers nothing, and on a machine that serves itself and has no other network.

let isDown = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function isLineDown(): boolean {
  return isDown
}

/** The worker has answered something. */
export function noteAnswer(): void {
  failures = 0
  clearTimeout(timer)
  change(false)
}

/** A request did not reach the worker, or its answer did not arrive. It is retried after growing pauses. */
export function noteNoAnswer(): void {
  failures += 1
  clearTimeout(timer)
  timer = setTimeout(probeLine, backoffMs(failures, WAITING_BACKOFF_MAX_MS))
  change(true)
}

/** Asks the worker whether it can be reached. */
export function probeLine(): void {
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(WAITING_BACKOFF_MAX_MS) }).then(
    noteAnswer,
    noteNoAnswer,
  )
}

export function subscribeToLine(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Calls back whenever the connection returns, also after a loss so short that no request has noticed it. Returns a
 * function that stops it.
 */
export function onLineBack(callBack: () => void): () => void {
  const callIfUp = () => {
    if (!isDown) callBack()
  }
  const stop = subscribeToLine(callIfUp)
  addEventListener('online', callIfUp)
  return () => {
    stop()
    removeEventListener('online', callIfUp)
  }
}

function change(next: boolean): void {
  if (next === isDown) return
  isDown = next
  for (const listener of [...listeners]) listener()
}
