import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { AddingState, GuestKind } from '../../../domain/account/guest-work.ts'
import type { GuestItem, GuestSource } from '../../device/guest-source.ts'

/** One piece of a visitor's work, with whoever keeps it. */
export type Offered = GuestItem & { kind: GuestKind; source: GuestSource }

export function listOffered(sources: readonly GuestSource[], now: number): Offered[] {
  return sources.flatMap((source) => source.list(now).map((item) => ({ ...item, kind: source.kind, source })))
}

/** What has become of each piece, again whenever that changes on the device. */
export function useAddingStates(owner: string, items: readonly Offered[]): AddingState[] {
  const last = useRef<{ text: string; states: AddingState[] } | null>(null)
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [...new Set(items.map(({ source }) => source))].map((source) => source.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [items],
  )
  return useSyncExternalStore(subscribe, () => {
    const states = items.map(({ source, id }) => source.stateOf(owner, id))
    const text = JSON.stringify(states)
    if (last.current?.text !== text) last.current = { text, states }
    return last.current.states
  })
}
