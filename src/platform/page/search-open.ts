import { useSyncExternalStore } from 'react'

// Any button can open the search. Its only dialog is above all routes.
let isOpen = false
const listeners = new Set<() => void>()

export function setSearchOpen(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

export function useSearchOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
