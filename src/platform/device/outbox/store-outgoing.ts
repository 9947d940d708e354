import { GUEST } from '#domain/account/owner.ts'
import { trimGuestWork } from '../guest-work.ts'
import { deviceStore } from '../store/device.ts'
import type { Outcome } from '../store/store.ts'
import { keyOfOutgoing, type Outgoing, type OutgoingKind } from './kinds.ts'
import { putOutgoing } from './outbox.ts'
import { forgetRefusal } from './status.ts'

/** The part of `addOutgoing` that is loaded after the first paint. */
export function storeOutgoing<K extends OutgoingKind>(userId: string, outgoing: Outgoing<K>): Promise<Outcome> {
  forgetRefusal(userId, keyOfOutgoing(outgoing))
  return deviceStore().transact(async (tx) => {
    await putOutgoing(tx, userId, outgoing)
    if (userId === GUEST) await trimGuestWork(tx, Date.now())
  })
}
