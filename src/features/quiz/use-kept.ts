import { useRef, useSyncExternalStore } from 'react'
import { subscribe } from '../../device/device-store.ts'

/**
 * What `read` finds on the device, again whenever something there changes. It is the same object until it differs. A page
 * that is written before anybody opens it knows of nothing on a device, and says `nothing`.
 */
export function useKept<Value>(read: () => Value, nothing: Value): Value {
  const last = useRef<{ text: string; value: Value } | null>(null)
  const readAgain = () => {
    const value = read()
    const text = JSON.stringify(value)
    if (last.current?.text !== text) last.current = { text, value }
    return last.current.value
  }
  return useSyncExternalStore(subscribe, readAgain, () => nothing)
}
