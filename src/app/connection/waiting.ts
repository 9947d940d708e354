import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { countFailures, onLoadEvent, retryNow } from './retry.ts'

/** How many things the student waits for now. What is fetched ahead is not among them. */
let count = 0
const listeners = new Set<() => void>()

/** Whether the student waits for something now. */
export function isWaiting(): boolean {
  return count > 0
}

/** Notes that the student waits for something, which is reason enough to try at once. Returns how to note that it is over. */
export function beginWaiting(): () => void {
  let isOver = false
  change(1)
  retryNow()
  return () => {
    if (!isOver) change(-1)
    isOver = true
  }
}

function change(by: number): void {
  count += by
  for (const listener of [...listeners]) listener()
}

/** Around what stands in the place of a part of the page: as long as it stands there, the student waits. */
export function Waiting({ children = null }: { children?: ReactNode }): ReactNode {
  useEffect(beginWaiting, [])
  return children
}

/** Notes that the student waits for this. */
export async function waitFor<Value>(promise: Promise<Value>): Promise<Value> {
  const end = beginWaiting()
  try {
    return await promise
  } finally {
    end()
  }
}

/** How many attempts have failed at what the student waits for; 0 when there is nothing to say. */
export function useFailedAttempts(): number {
  return useSyncExternalStore(
    subscribe,
    () => (isWaiting() ? countFailures() : 0),
    () => 0,
  )
}

function subscribe(listener: () => void): () => void {
  const stop = onLoadEvent(listener)
  listeners.add(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}
