import { useMatch, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { startAttempt, type UnfinishedAttempt } from '../../../../domain/quiz/attempt-in-progress.ts'
import type { QuizSummary } from '../../../../domain/quiz/quiz.ts'
import type { Series } from '../../../../domain/quiz/quiz-kinds.ts'
import { subscribe } from '../../../device/device-store.ts'
import { useOwner } from '../owner.ts'
import { findAttempt, saveAttempt } from './attempts.ts'
import { findEntry } from './outbox.ts'
import { findGraded } from './result-shelf.ts'

/** One student at one quiz, from its start to its results. */
export type Sitting = { quizId: string; attemptId: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The series that Take Quiz opens with. */
    seriesType?: Series
    /** Which sitting stands in place of the list: so Back leaves it and a reload returns to it. */
    sitting?: Sitting
  }
}

type View = 'list' | 'player' | 'submission' | 'results'

/** The sitting of this page of the browser's history, and how far it is by what the device keeps of it. */
export function useSitting(): { view: View; sitting: Sitting | null } {
  const owner = useOwner()
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const state = useRouterState({
    select: ({ location, resolvedLocation }) => {
      // Until a page that was asked for is here, this one stands as it was.
      const isShown = location.pathname === pathname || !resolvedLocation
      return (isShown ? location : resolvedLocation).state.sitting
    },
  })
  const quizId = state?.quizId ?? ''
  const attemptId = state?.attemptId ?? ''
  const view = useSyncExternalStore(
    subscribe,
    () => findView(owner, { quizId, attemptId }),
    (): View => 'list',
  )

  // Another tab may settle the attempt first. The screen that waits for its result goes on waiting all the same.
  const [awaited, setAwaited] = useState('')
  const next = view === 'submission' ? attemptId : view === 'list' && awaited === attemptId ? awaited : ''
  if (next !== awaited) setAwaited(next)

  return { view: view === 'list' && next ? 'submission' : view, sitting: state ?? null }
}

function findView(owner: string, { quizId, attemptId }: Sitting): View {
  if (!attemptId) return 'list'
  if (findAttempt(owner, quizId)?.attemptId === attemptId) return 'player'
  if (findGraded(attemptId)) return 'results'
  return findEntry(owner, attemptId) ? 'submission' : 'list'
}

/** The ways into a sitting and out of it. */
export function useSittingMoves() {
  const owner = useOwner()
  const { history } = useRouter()

  const open = useCallback(
    (sitting: Sitting) => history.push(history.location.href, { ...history.location.state, sitting }),
    [history],
  )

  /** Begins anew; an unfinished attempt of the quiz is given up. */
  const begin = useCallback(
    (quiz: QuizSummary, { replace = false } = {}) => {
      const attempt = startAttempt(quiz, crypto.randomUUID())
      const sitting = { quizId: quiz.id, attemptId: attempt.attemptId }
      saveAttempt(owner, attempt)
      if (replace) history.replace(history.location.href, { ...history.location.state, sitting })
      else open(sitting)
    },
    [owner, history, open],
  )

  const resume = useCallback(({ quizId, attemptId }: UnfinishedAttempt) => open({ quizId, attemptId }), [open])

  const leave = useCallback(() => {
    if (history.canGoBack()) history.back()
    else history.replace(history.location.href, {})
  }, [history])

  return { open, begin, resume, leave }
}
