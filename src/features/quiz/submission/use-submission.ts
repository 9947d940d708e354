import { useEffect, useEffectEvent, useState } from 'react'
import { GUEST } from '../../../../domain/account/owner.ts'
import { pauseAfter } from '../../../device/keep-sending.ts'
import { keepForAccount } from './guest-results.ts'
import { forgetEntry, type OutboxEntry, updateEntry } from './outbox.ts'
import { shelve } from './result-shelf.ts'
import { useSendEntry } from './send-entry.ts'

type Phase = { name: 'sending'; tries: number } | { name: 'waiting' } | { name: 'refused'; reason: string }

/**
 * Sends a finished attempt, again and again while nobody answers. When it is graded, its result lies on the shelf and
 * the screen that showed this changes to the results.
 */
export function useSubmission(owner: string, entry: OutboxEntry): { phase: Phase; retry: () => void } {
  const send = useSendEntry()
  const [phase, setPhase] = useState<Phase>({ name: 'sending', tries: 0 })
  const [tries, setTries] = useState(0)
  const deliver = useEffectEvent(async (tries: number, isWanted: () => boolean) => {
    setPhase({ name: 'sending', tries })
    const delivery = await send(owner, entry)
    if (!isWanted()) return
    if (delivery.kind === 'graded') {
      const { attempt, title, subject, flagged, timedOut } = entry
      const { attemptId, quizId } = attempt
      shelve({ attemptId, quizId, title, subject, flagged, timedOut, result: delivery.result })
      if (delivery.result.saved) forgetEntry(owner, attemptId)
      else if (owner === GUEST) keepForAccount(attemptId, Date.now())
      else updateEntry(owner, attemptId, { state: 'graded' })
    } else if (delivery.kind === 'refused') {
      setPhase({ name: 'refused', reason: delivery.reason })
    } else {
      setPhase({ name: 'waiting' })
    }
  })

  useEffect(() => {
    let wanted = true
    void deliver(tries, () => wanted)
    return () => {
      wanted = false
    }
  }, [tries])

  const isWaiting = phase.name === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const again = () => setTries((count) => count + 1)
    const timer = setTimeout(again, pauseAfter(tries + 1))
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [isWaiting, tries])

  return { phase, retry: () => setTries((count) => count + 1) }
}
