import { useEffect, useSyncExternalStore } from 'react'
import { deviceStore } from './device.ts'
import type { Entry, Kind } from './entry.ts'

const NONE: readonly never[] = []
const subscribe = (listener: () => void) => deviceStore().subscribe(listener)

/** A student's entries of one kind; renders again when one changes. Empty until they are loaded. */
export function useEntries<K extends Kind>(
  kind: K,
  userId: string,
): { entries: readonly Entry<K>[]; isLoaded: boolean } {
  const entries = useSyncExternalStore(
    subscribe,
    (): readonly Entry<K>[] => deviceStore().list(kind, userId),
    () => NONE,
  )
  const isLoaded = useSyncExternalStore(
    subscribe,
    () => deviceStore().isLoaded(userId),
    () => false,
  )
  useEffect(() => {
    if (!deviceStore().isLoaded(userId)) void deviceStore().load(userId)
  }, [userId])
  return { entries, isLoaded }
}
