import { useEffect, useEffectEvent, useState } from 'react'
import type { AttemptEvent, UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { forgetEvents, leaveEvents } from '#src/platform/device/left-attempt.ts'
import { askAboutAttempt } from '#src/platform/device/other-devices.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { applyAttemptEvent } from '../attempt/attempts.ts'
import { type Countdown, createCountdown } from './countdown.ts'
import { applyTo, useAttemptEvents } from './use-attempt-events.ts'

/** The time left is stored at least this often. */
const STORE_EVERY_SECONDS = 3

type RunningAttempt = {
  attempt: UnfinishedAttempt
  countdown: Countdown
  tell: (event: AttemptEvent) => void
  /** Shows the question at this position. */
  move: (position: number) => void
  putPenDown: () => void
  handIn: (timedOut: boolean) => void
}

/** An attempt whose player is open, with its clock. */
export function useAttempt(userId: string, stored: UnfinishedAttempt, quiz: PublicQuiz): RunningAttempt {
  const { attemptId } = stored
  // The first change opens the player.
  const [opening] = useState(() => openingOf(quiz, stored))
  const { attempt, pending, store, tell } = useAttemptEvents(userId, stored, [opening])
  const [countdown] = useState(() => createCountdown(applyTo(stored, opening).remaining))
  /** The time left, and the question on the screen, for which the time since the event before is counted. */
  const readClock = () => ({ remaining: countdown.remaining(), ...nameQuestion(quiz, attempt, 'spentOn') })
  const move = (position: number) => {
    tell({ type: 'move', position, ...nameQuestion(quiz, { position }, 'questionId'), ...readClock() })
  }
  const putPenDown = () => tell({ type: 'pen-down', ...readClock() })
  const handIn = (timedOut: boolean) => tell({ type: 'hand-in', timedOut, now: Date.now(), ...readClock() })

  const storeTime = useEffectEvent((type: 'tick' | 'pause') => {
    void applyAttemptEvent(userId, attemptId, { type, ...readClock() })
  })
  const keepEvents = useEffectEvent(() => {
    leaveEvents(userId, attemptId, [...pending, { type: 'pause', ...readClock() }])
  })
  const ask = useEffectEvent(() => void askAboutAttempt(deviceStore(), userId, attemptId))
  const forget = useEffectEvent(() => forgetEvents(userId, attemptId))
  const open = useEffectEvent(() => {
    for (const event of pending) if (event.type === 'resume') void store(event)
  })

  useEffect(() => {
    open()
    let stop = countdown.start()
    const unlisten = countdown.subscribe(() => {
      if (countdown.seconds() % STORE_EVERY_SECONDS === 0) storeTime('tick')
    })
    const onHide = () => {
      if (document.visibilityState === 'hidden') storeTime('tick')
      else ask()
    }
    // The clock stops when the page is left, even if the browser can restore the page.
    const leave = () => {
      storeTime('pause')
      stop()
    }
    const onPageHide = () => {
      keepEvents()
      leave()
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      forget()
      stop = countdown.start()
    }
    addEventListener('pagehide', onPageHide)
    addEventListener('pageshow', comeBack)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      leave()
      unlisten()
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', comeBack)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [countdown])

  return { attempt, countdown, tell, move, putPenDown, handIn }
}

function openingOf(quiz: PublicQuiz, { position }: UnfinishedAttempt): AttemptEvent {
  const { version, totalQuestions, timeLimit } = quiz
  const shown = Math.min(position, quiz.questions.length - 1)
  const question = nameQuestion(quiz, { position: shown }, 'questionId')
  return { type: 'resume', version, totalQuestions, limit: timeLimit * 60, ...question }
}

/** The id of the question at a position, as a field with this name. */
function nameQuestion<Name extends string>(quiz: PublicQuiz, { position }: { position: number }, name: Name) {
  const id = quiz.questions[position]?.id
  return (id === undefined ? {} : { [name]: id }) as { [Key in Name]?: string }
}
