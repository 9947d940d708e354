import { useSyncExternalStore } from 'react'
import { onWake } from '../device/wake.ts'
import { isLineDown, probeLine, subscribeToLine } from './line.ts'

export function useIsLineDown(): boolean {
  return useSyncExternalStore(subscribeToLine, isLineDown, () => false)
}

/**
 * Checks the connection when the browser reports a change, and when the student comes back. Returns a function that
 * stops it.
 */
export function watchLine(): () => void {
  if (!navigator.onLine) probeLine()
  addEventListener('offline', probeLine)
  const stopWaking = onWake(() => {
    if (isLineDown()) probeLine()
  })
  return () => {
    removeEventListener('offline', probeLine)
    stopWaking()
  }
}
