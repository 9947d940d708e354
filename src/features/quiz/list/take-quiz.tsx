import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { QuizSummary } from '../../../../domain/quiz/quiz.ts'
import type { QuizSearch } from '../../../../domain/quiz/quiz-search.ts'
import { Waiting } from '../../../app/connection/waiting.ts'
import { useUserId } from '../../../app/session/auth.tsx'
import { useAttemptMoves, useAttemptPage } from '../attempt/attempt-page.ts'
import { loadAttemptScreen } from '../attempt/attempt-parts.ts'
import { PlayerSkeleton } from '../player/player-skeleton.tsx'
import { LIST_HEADING, QuizList } from './quiz-list.tsx'

const AttemptScreen = lazy(async () => ({ default: (await loadAttemptScreen()).AttemptScreen }))

type Props = {
  search: QuizSearch
  onSearch: (search: QuizSearch) => void
  /** Unknown until they have come. */
  quizzes: readonly QuizSummary[] | undefined
  /** Stands in the place of quizzes that are unknown. */
  children?: ReactNode
}

/** Take Quiz: the list, or the attempt that stands in its place. */
export function TakeQuiz(props: Props) {
  const userId = useUserId()
  const { view, attempt } = useAttemptPage()
  const { leave } = useAttemptMoves()
  const lastView = useRef(view)
  useEffect(() => {
    if (view === 'list' && lastView.current !== 'list') document.getElementById(LIST_HEADING)?.focus()
    lastView.current = view
  }, [view])

  if (view === 'loading') return <PlayerSkeleton />
  if (!attempt) return <QuizList userId={userId} {...props} />
  const wait = (
    <Waiting>
      <PlayerSkeleton />
    </Waiting>
  )
  return (
    <Suspense fallback={wait}>
      <AttemptScreen attempt={attempt} key={attempt.attemptId} onLeave={leave} userId={userId} />
    </Suspense>
  )
}
