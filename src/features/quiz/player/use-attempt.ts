import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UnfinishedAttempt } from '../../../../domain/quiz/attempt-in-progress.ts'
import { subscribe } from '../../../device/device-store.ts'
import { dropAttempt, findAttempt, saveAttempt } from '../submission/attempts.ts'
import { type OutboxEntry, putEntry } from '../submission/outbox.ts'
import { type Countdown, createCountdown } from './countdown.ts'

/** The time left is written at least this often. */
const SAVE_EVERY_SECONDS = 3

type Sat = {
  attempt: UnfinishedAttempt
  countdown: Countdown
  change: (step: (current: UnfinishedAttempt) => UnfinishedAttempt) => void
  /** Hands the attempt in: from then on it lies in the outbox. */
  finish: (timedOut: boolean) => void
}

/**
 * An attempt under way. Every change is on the device before it is on the screen; the time left follows every few
 * seconds and when the page is hidden or left. Two tabs with the same attempt follow each other.
 */
export function useAttempt(owner: string, kept: UnfinishedAttempt, difficulty: string): Sat {
  const [attempt, setAttempt] = useState(kept)
  const [countdown] = useState(() => createCountdown(kept.remaining))
  const latest = useRef(kept)
  const { quizId, attemptId } = kept

  const isStillKept = () => findAttempt(owner, quizId)?.attemptId === attemptId

  const save = useEffectEvent(() => {
    // Handed in or given up, here or in another tab: it must not come back.
    if (isStillKept()) saveAttempt(owner, { ...latest.current, remaining: countdown.remaining() })
  })

  const adopt = useEffectEvent(() => {
    const found = findAttempt(owner, quizId)
    if (found?.attemptId !== attemptId || found.revision <= latest.current.revision) return
    latest.current = found
    setAttempt(found)
  })

  const change: Sat['change'] = (step) => {
    const next = step(latest.current)
    latest.current = next
    if (isStillKept()) saveAttempt(owner, { ...next, remaining: countdown.remaining() })
    setAttempt(next)
  }

  const finish = (timedOut: boolean) => {
    if (!isStillKept()) return
    const { title, subject, answers, flagged, limit } = latest.current
    const entry: OutboxEntry = {
      state: 'waiting',
      attempt: {
        attemptId,
        quizId,
        answers,
        timeSpent: Math.round(limit - countdown.remaining()),
        completedAt: Date.now(),
      },
      title,
      subject,
      difficulty,
      flagged,
      timedOut,
      score: null,
      reason: null,
    }
    putEntry(owner, entry)
    dropAttempt(owner, quizId)
  }

  useEffect(() => {
    const stop = countdown.start()
    const unsubscribe = subscribe(() => adopt())
    const unlisten = countdown.subscribe(() => {
      if (countdown.seconds() % SAVE_EVERY_SECONDS === 0) save()
    })
    const onHide = () => {
      if (document.visibilityState === 'hidden') save()
    }
    const onLeave = () => save()
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      save()
      stop()
      unsubscribe()
      unlisten()
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [countdown])

  return { attempt, countdown, change, finish }
}
