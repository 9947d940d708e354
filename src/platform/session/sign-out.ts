import { SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import { nameUnsent } from '#domain/account/unsent-work.ts'
import { sendNow } from '../data/send-now.ts'
import { dataOf } from '../data/student-data.ts'
import { forgetResults } from '../device/forget-entries.ts'
import { readUnsent } from '../device/outbox/unsent-count.ts'
import { deviceStore } from '../device/store/device.ts'
import { showNotice } from '../page/notice.ts'
import { session } from './session.ts'

/** The longest time that signing out waits for the outbox. */
const SEND_FOR_MS = 5_000

/** Sends the outbox, ends the session, removes the student's results from this device, and reports what stays on it. */
export async function endSession(onEnded: () => void): Promise<void> {
  const { user, generation } = session.read()
  if (!user) return
  await Promise.race([sendNow(user.uid, { all: true }), new Promise((resolve) => setTimeout(resolve, SEND_FOR_MS))])
  await session.whileLeaving(() => dataOf(generation).api.auth.signOut.mutate())
  onEnded()
  await forgetResults(deviceStore(), user.uid)
  const waiting = nameUnsent(readUnsent(user.uid))
  showNotice(
    waiting === ''
      ? SIGN_OUT_MESSAGES.done
      : `${SIGN_OUT_MESSAGES.done}. This device still has ${waiting} to send: sign in here again to send it.`,
  )
}
