import { useEffect } from 'react'
import { GUEST } from '../../../../domain/account/owner.ts'
import { keepSending } from '../../../device/keep-sending.ts'
import { useOwner } from '../owner.ts'
import { isPending, listEntries } from './outbox.ts'
import { useSendEntry } from './send-entry.ts'

const flushers = new Set<() => void>()

/** Sends at once what lies in the outbox of whoever is signed in. */
export function flushOutbox(): void {
  for (const flush of [...flushers]) flush()
}

/** Shows nothing. Brings what lies in the outbox to the worker: at start, when the connection returns, and in between. */
export function OutboxSender() {
  const owner = useOwner()
  const send = useSendEntry()

  useEffect(() => {
    const { sendNow, stop } = keepSending({
      isWaiting: () => listEntries(owner).some(isPending),
      // Who hands in sends it as well, and waits for the result.
      isPatient: true,
      send: async (isStopped) => {
        let hasFailed = false
        for (const entry of listEntries(owner).filter(isPending)) {
          const delivery = await send(owner, entry)
          if (isStopped() || delivery.kind === 'failed') return true
          hasFailed ||= delivery.kind === 'graded' && !delivery.result.saved && owner !== GUEST
        }
        return hasFailed
      },
    })
    flushers.add(sendNow)
    return () => {
      flushers.delete(sendNow)
      stop()
    }
  }, [owner, send])

  return null
}
