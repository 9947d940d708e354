import { useEffect, useSyncExternalStore } from 'react'
import type { Entry, Kind } from './entry.ts'
import { openedStore } from './opened.ts'
import type { Store } from './store.ts'

const NONE: readonly never[] = []

/** Until the store is loaded, it seems to be empty, as it is until its entries are read. */
function subscribe(listener: () => void): () => void {
  const store = openedStore()
  if (store) return store.subscribe(listener)
  let stop = () => {}
  let isOver = false
  void openStoreOfDevice().then((loaded) => {
    if (isOver) return
    stop = loaded.subscribe(listener)
    listener()
  })
  return () => {
    isOver = true
    stop()
  }
}

/** A student's entries of one kind; renders again when one changes. Empty until they are loaded. */
export function useEntries<K extends Kind>(
  kind: K,
  userId: string,
): { entries: readonly Entry<K>[]; isLoaded: boolean } {
  const entries = useSyncExternalStore(
    subscribe,
    (): readonly Entry<K>[] => openedStore()?.list(kind, userId) ?? NONE,
    () => NONE,
  )
  const isLoaded = useSyncExternalStore(
    subscribe,
    () => openedStore()?.isLoaded(userId) ?? false,
    () => false,
  )
  useEffect(() => {
    if (openedStore()?.isLoaded(userId)) return
    void openStoreOfDevice().then((store) => store.load(userId))
  }, [userId])
  return { entries, isLoaded }
}

async function openStoreOfDevice(): Promise<Store> {
  const { deviceStore } = await import('./device.ts')
  return deviceStore()
}
