import { useSyncExternalStore } from 'react'
import { backoffMs, onWake, WAITING_BACKOFF_MAX_MS } from '../../device/backoff.ts'
import { ConnectionError } from './connection-error.ts'

/** `recovered`: a load that had failed before is over. */
export type LoadEvent = 'failed' | 'recovered'

type Load = { failures: number; retryNow: () => void }

/** Loads whose last attempt failed. */
const failedLoads = new Set<Load>()
const listeners = new Set<(event: LoadEvent) => void>()

/**
 * Calls `load` until it succeeds: after growing pauses, when the line is back, and when `retryNow` is called.
 * Only a ConnectionError is retried. A load that is retried is not over, so no caller can remember it as failed. When
 * `signal` aborts, `load` is called a last time, and throws.
 */
export async function retry<Value>(load: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
  const state: Load = { failures: 0, retryNow: () => {} }
  try {
    for (;;) {
      const attempt = await load().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
      if ('value' in attempt) return attempt.value
      if (!(attempt.error instanceof ConnectionError)) throw attempt.error
      state.failures += 1
      failedLoads.add(state)
      announce('failed')
      await pauseBeforeRetry(state, signal)
    }
  } finally {
    failedLoads.delete(state)
    if (state.failures > 0) announce('recovered')
  }
}

/** Ends the pauses of everything that waits for its next attempt. */
export function retryNow(): void {
  for (const load of [...failedLoads]) load.retryNow()
}

/** How many attempts have failed of whatever has failed most often; 0 when nothing waits for the connection. */
export function countFailures(): number {
  return Math.max(0, ...[...failedLoads].map(({ failures }) => failures))
}

export function useFailures(): number {
  return useSyncExternalStore(onLoadEvent, countFailures, () => 0)
}

/** Calls back when an attempt has failed, and when something that had failed is over. Returns how to stop. */
export function onLoadEvent(listener: (event: LoadEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(event: LoadEvent): void {
  for (const listener of [...listeners]) listener(event)
}

function pauseBeforeRetry(load: Load, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopListening()
      signal?.removeEventListener('abort', end)
      load.retryNow = () => {}
      resolve()
    }
    const timer = setTimeout(end, backoffMs(load.failures, WAITING_BACKOFF_MAX_MS))
    const stopListening = onWake(end)
    signal?.addEventListener('abort', end)
    load.retryNow = end
  })
}
