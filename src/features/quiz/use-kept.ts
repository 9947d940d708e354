import { useRef, useSyncExternalStore } from 'react'
import { subscribe } from './device-store.ts'

/** What `read` finds on the device, again whenever something there changes. It is the same object until it differs. */
export function useKept<Value>(read: () => Value): Value {
  const last = useRef<{ text: string; value: Value } | null>(null)
  return useSyncExternalStore(subscribe, () => {
    const value = read()
    const text = JSON.stringify(value)
    if (last.current?.text !== text) last.current = { text, value }
    return last.current.value
  })
}
