import { type HistoryState, useMatch, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { QuizAttempt } from '#domain/quiz/attempt-machine.ts'
import { isElsewhere, isUnfinished } from '#domain/quiz/attempt-progress.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import type { Series } from '#domain/quiz/quiz-kinds.ts'
import { showNotice } from '#src/platform/page/notice.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { useAttempts } from './use-attempts.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The series that Take Quiz opens with. */
    seriesType?: Series
    /**
     * The attempt that is shown instead of the list. It is in the history entry, so Back leaves it and a reload returns
     * to it.
     */
    attemptId?: string
    /** The student has pressed Continue: an attempt of another device goes on here. */
    takesOver?: boolean
    /** The mock exam whose instructions are shown instead of the list. */
    instructions?: Instructions
  }
}

/**
 * - `startsOver`: the student gives up the unfinished attempt when the exam begins
 * - `showsSheet`: the sheet to print is shown
 */
export type Instructions = { quizId: string; startsOver: boolean; showsSheet?: boolean }

type AttemptPage = {
  view: ReturnType<typeof viewOf> | 'loading' | 'instructions'
  attempt: QuizAttempt | null
  instructions?: Instructions
}

/** The attempt of this history entry, and its screen. */
export function useAttemptPage(): AttemptPage {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const { attemptId, instructions } = useRouterState({
    select: ({ location, resolvedLocation }) => {
      // While another page is loading, this one does not change.
      const isShown = location.pathname === pathname || !resolvedLocation
      return (isShown ? location : resolvedLocation).state
    },
  })
  const { attempts, isLoaded } = useAttempts(useUserId())
  // A prerendered page is hydrated with the list.
  const isPrerendered = useSyncExternalStore(neverChanges, isFalse, isTrue)
  if (isPrerendered) return { view: 'list', attempt: null }
  if (attemptId === undefined) {
    return instructions ? { view: 'instructions', attempt: null, instructions } : { view: 'list', attempt: null }
  }
  const attempt = attempts.find((one) => one.attemptId === attemptId) ?? null
  return { view: isLoaded ? viewOf(attempt) : 'loading', attempt }
}

const neverChanges = () => () => {}
const isFalse = () => false
const isTrue = () => true

/** How often a quiz was chosen: of two that are still opening, only the last one is shown. */
let timesBegun = 0

/** The ways to an attempt and back. */
export function useAttemptMoves() {
  const userId = useUserId()
  const { history } = useRouter()

  const open = useCallback(
    (attemptId: string) =>
      history.push(history.location.href, { ...history.location.state, attemptId, takesOver: true }),
    [history],
  )

  /**
   * Begins a quiz. An unfinished attempt on this device is continued, unless `startsOver`. A mock exam shows its
   * instructions first, until the student `isReady`.
   */
  const begin = useCallback(
    async (quiz: QuizSummary, { replace = false, startsOver = false, isReady = false, onPaper = false } = {}) => {
      const place = () => `${history.location.state.__TSR_index} ${history.location.pathname}`
      const from = place()
      timesBegun += 1
      const turn = timesBegun
      const go = (shown: Pick<HistoryState, 'attemptId' | 'instructions'>) => {
        // A student who did not wait is on another page, or has chosen another quiz. The attempt is among the
        // unfinished ones.
        if (place() !== from || turn !== timesBegun) return
        const { instructions: _, attemptId: __, ...state } = history.location.state
        const entry = { ...state, ...shown }
        if (replace) history.replace(history.location.href, entry)
        else history.push(history.location.href, entry)
      }
      try {
        const { beginAttempt, findUnfinished } = await import('./attempts.ts')
        if (quiz.exam && !isReady) {
          const unfinished = startsOver ? null : await findUnfinished(userId, quiz.id)
          go(unfinished === null ? { instructions: { quizId: quiz.id, startsOver } } : { attemptId: unfinished })
        } else go({ attemptId: await beginAttempt(userId, quiz, { startsOver, onPaper }) })
      } catch (error) {
        // The script did not arrive, for example: browsers do not fetch it again as long as the page lives.
        console.error('The quiz did not open', error)
        showNotice('The quiz did not open. Please reload the page.')
      }
    },
    [userId, history],
  )

  /** Shows the sheet on which a mock exam is answered on paper. Back returns to the instructions. */
  const showSheet = useCallback(() => {
    const { instructions, ...state } = history.location.state
    if (instructions)
      history.push(history.location.href, { ...state, instructions: { ...instructions, showsSheet: true } })
  }, [history])

  const leave = useCallback(() => {
    if (history.canGoBack()) history.back()
    else history.replace(history.location.href, {})
  }, [history])

  return { open, begin, showSheet, leave }
}

/**
 * Whether the student came with Continue. It counts once: neither a reload nor another device that takes the attempt
 * over later makes this page take it back.
 */
export function useTakesOver(attempt: QuizAttempt): boolean {
  const { history } = useRouter()
  const [takesOver, setTakesOver] = useState(history.location.state.takesOver === true)
  if (takesOver && !isElsewhere(attempt)) setTakesOver(false)
  useEffect(() => {
    const { takesOver: isSet, ...state } = history.location.state
    if (isSet) history.replace(history.location.href, state)
  }, [history])
  return takesOver
}

/** The screen that an attempt is shown on. */
function viewOf(attempt: QuizAttempt | null): 'list' | 'player' | 'submission' | 'results' {
  if (!attempt) return 'list'
  if (isUnfinished(attempt)) return 'player'
  return attempt.state === 'graded' || attempt.state === 'stored' ? 'results' : 'submission'
}
