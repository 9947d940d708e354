import { useRef, useSyncExternalStore } from 'react'
import type { AddingState, GuestItem } from '#domain/account/guest-offer-rules.ts'
import { GUEST } from '#domain/account/owner.ts'
import { stateOf } from '#src/platform/device/claim-guest-work.ts'
import { listGuestWork } from '#src/platform/device/guest-work.ts'
import { readStatus, subscribeToStatus } from '#src/platform/device/outbox/status.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { useEntries } from '#src/platform/device/store/use-entries.ts'

/** Visitors' work on this device; null until it is loaded. */
export function useGuestWork(): GuestItem[] | null {
  const { isLoaded } = useEntries('outgoing', GUEST)
  return isLoaded ? listGuestWork(deviceStore(), Date.now()) : null
}

/** The state of each item; renders again when one changes. */
export function useAddingStates(userId: string, items: readonly GuestItem[]): AddingState[] {
  const last = useRef<{ text: string; states: AddingState[] } | null>(null)
  return useSyncExternalStore(subscribe, () => {
    const states = items.map((item) => stateOf(deviceStore(), readStatus(userId), userId, item))
    const text = JSON.stringify(states)
    if (last.current?.text !== text) last.current = { text, states }
    return last.current.states
  })
}

function subscribe(listener: () => void): () => void {
  const stops = [deviceStore().subscribe(listener), subscribeToStatus(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
