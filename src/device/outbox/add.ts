import { deviceStore } from '../store/device.ts'
import type { Outcome } from '../store/store.ts'
import { putOutgoing } from './outbox.ts'
import { keyOfOutgoing, type Outgoing, type OutgoingKind } from './outgoing.ts'
import { forgetRefusal } from './status.ts'

/** Stores a write that must arrive. The outbox of its owner sends it. */
export function addOutgoing<K extends OutgoingKind>(userId: string, outgoing: Outgoing<K>): Promise<Outcome> {
  forgetRefusal(userId, keyOfOutgoing(outgoing))
  return deviceStore().transact((tx) => putOutgoing(tx, userId, outgoing))
}
