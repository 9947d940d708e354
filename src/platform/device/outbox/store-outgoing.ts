import { GUEST } from '#domain/account/owner.ts'
import { isSendingMissing } from '../../data/send-now.ts'
import { isLineDown } from '../../offline/line.ts'
import { showNotice } from '../../page/notice.ts'
import { trimGuestWork } from '../guest-work.ts'
import { deviceStore } from '../store/device.ts'
import type { Outcome } from '../store/store.ts'
import { keyOfOutgoing, type Outgoing, type OutgoingKind } from './kinds.ts'
import { putOutgoing } from './outbox.ts'
import { forgetRefusal } from './status.ts'

/** Writes that a page makes by itself, and reports, whose form tells the student. */
const UNTOLD = new Set<OutgoingKind>(['visit', 'position', 'running', 'report'])
const NOT_STORED = 'This browser does not let us keep that on the device. Please leave this page open until it is sent.'
const NOT_SENT = 'That is kept on this device. Please reload the page to send it: a part of the page did not arrive.'
/** The next write has the same trouble, and one notice is enough. */
const told = new Set<string>()

/** The part of `addOutgoing` that is loaded after the first paint. */
export async function storeOutgoing<K extends OutgoingKind>(userId: string, outgoing: Outgoing<K>): Promise<Outcome> {
  forgetRefusal(userId, keyOfOutgoing(outgoing))
  const outcome = await deviceStore().transact(async (tx) => {
    await putOutgoing(tx, userId, outgoing)
    if (userId === GUEST) await trimGuestWork(tx, Date.now())
  })
  // Without a connection nothing can be sent anyway, and nothing reloaded.
  const isLost = isSendingMissing() && !isLineDown()
  const trouble = outcome.isStored ? isLost && NOT_SENT : NOT_STORED
  // What a visitor does is not sent.
  if (trouble && !told.has(trouble) && userId !== GUEST && !UNTOLD.has(outgoing.kind)) {
    told.add(trouble)
    showNotice(trouble)
  }
  return outcome
}
