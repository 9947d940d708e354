import type { Store } from './store.ts'

// The store of this device, for code of the first paint, which comes before the store is loaded.

let opened: Store | null = null

/** Null until the page has loaded and opened it. */
export function openedStore(): Store | null {
  return opened
}

/** Called by the store when it opens. */
export function setOpenedStore(store: Store): void {
  opened = store
}
