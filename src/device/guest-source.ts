import type { AddingState, GuestKind } from '../../domain/account/guest-work.ts'

/** One piece of a visitor's work. `title` is what the visitor knows it by; empty where that is not known. */
export type GuestItem = { id: string; title: string }

/** One kind of a visitor's work on this device, as whoever keeps it hands it over to an account. */
export type GuestSource = {
  kind: GuestKind
  list: (now: number) => GuestItem[]
  /** Makes all of it the student's, and sends what the worker has to know. It can be called again without harm. */
  claim: (owner: string, now: number) => void
  /** What has become of a claimed item. */
  stateOf: (owner: string, id: string) => AddingState
  /** Takes all of it off this device. */
  forget: () => void
  /** The student does not want to decide now. */
  leave?: (now: number) => void
  subscribe: (listener: () => void) => () => void
}
