import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import type { QuizSearch } from '#domain/quiz/quiz-search.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { useAttemptMoves, useAttemptPage } from '../attempt/attempt-page.ts'
import { loadAttemptScreen, loadInstructions } from '../attempt/attempt-parts.ts'
import { PlayerSkeleton } from '../player/quiz-loading.tsx'
import { LIST_HEADING, QuizList } from './quiz-list.tsx'

const AttemptScreen = lazy(async () => ({ default: (await loadAttemptScreen()).AttemptScreen }))
const InstructionsScreen = lazy(async () => ({ default: (await loadInstructions()).InstructionsScreen }))

type Props = {
  search: QuizSearch
  onSearch: (search: QuizSearch) => void
  /** Undefined until they are loaded. */
  quizzes: readonly QuizSummary[] | undefined
  /** Shown instead of quizzes that are not loaded. */
  children?: ReactNode
}

/** Take Quiz: the list, or an attempt instead of it. */
export function TakeQuiz(props: Props) {
  const userId = useUserId()
  const { view, attempt, instructions } = useAttemptPage()
  const { leave } = useAttemptMoves()
  const lastView = useRef(view)
  useEffect(() => {
    if (view === 'list' && lastView.current !== 'list') document.getElementById(LIST_HEADING)?.focus()
    lastView.current = view
    if (view === 'instructions') void loadAttemptScreen()
  }, [view])

  if (view === 'loading') return <PlayerSkeleton />
  if (instructions) {
    return (
      <Suspense fallback={<PlayerSkeleton />}>
        <InstructionsScreen {...instructions} key={instructions.quizId} onLeave={leave} />
      </Suspense>
    )
  }
  if (!attempt) return <QuizList userId={userId} {...props} />
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <AttemptScreen attempt={attempt} key={attempt.attemptId} onLeave={leave} userId={userId} />
    </Suspense>
  )
}
