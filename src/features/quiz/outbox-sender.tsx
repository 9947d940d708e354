import { useEffect } from 'react'
import { subscribe } from '../../device-store.ts'
import { isPending, listEntries, pauseAfter } from './outbox.ts'
import { GUEST, useOwner } from './owner.ts'
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
    let stopped = false
    let busy = false
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const flush = async () => {
      if (busy) return
      busy = true
      clearTimeout(timer)
      timer = undefined
      let failed = false
      for (const entry of listEntries(owner).filter(isPending)) {
        const delivery = await send(owner, entry)
        if (stopped) return
        failed ||= delivery.kind === 'graded' && !delivery.result.saved && owner !== GUEST
        if (delivery.kind !== 'failed') continue
        failed = true
        break
      }
      busy = false
      failures = failed ? failures + 1 : 0
      // What came while it was busy waits its turn.
      if (failed || listEntries(owner).some(isPending)) schedule()
    }
    const schedule = () => {
      timer ??= setTimeout(flush, pauseAfter(failures + 1))
    }
    const flushAnew = () => {
      failures = 0
      void flush()
    }
    const onChange = () => {
      if (!busy && listEntries(owner).some(isPending)) schedule()
    }

    void flush()
    addEventListener('online', flushAnew)
    flushers.add(flushAnew)
    const unsubscribe = subscribe(onChange)
    return () => {
      stopped = true
      clearTimeout(timer)
      removeEventListener('online', flushAnew)
      flushers.delete(flushAnew)
      unsubscribe()
    }
  }, [owner, send])

  return null
}
