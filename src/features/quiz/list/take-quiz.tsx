import { useEffect, useRef } from 'react'
import { isUnfinished } from '../../../../domain/quiz/attempt-machine.ts'
import type { QuizSummary } from '../../../../domain/quiz/quiz.ts'
import type { QuizSearch } from '../../../../domain/quiz/quiz-catalogue.ts'
import { useUserId } from '../../../app/session/auth.tsx'
import { useAttemptMoves, useAttemptPage } from '../attempt/attempt-page.ts'
import { SubmissionScreen } from '../attempt/submission-screen.tsx'
import { PlayerScreen, PlayerSkeleton } from '../player/player-screen.tsx'
import { ResultsScreen } from '../results/results-screen.tsx'
import { LIST_HEADING, QuizList } from './quiz-list.tsx'

type Props = { search: QuizSearch; onSearch: (search: QuizSearch) => void; known: QuizSummary[] | undefined }

/** Take Quiz: the list, or the attempt that stands in its place. */
export function TakeQuiz({ search, onSearch, known }: Props) {
  const userId = useUserId()
  const { view, attempt } = useAttemptPage()
  const { leave } = useAttemptMoves()
  const lastView = useRef(view)
  useEffect(() => {
    if (view === 'list' && lastView.current !== 'list') document.getElementById(LIST_HEADING)?.focus()
    lastView.current = view
  }, [view])

  if (view === 'loading') return <PlayerSkeleton />
  if (!attempt) return <QuizList known={known} onSearch={onSearch} search={search} userId={userId} />
  const props = { userId, onLeave: leave, key: attempt.attemptId }
  if (isUnfinished(attempt)) return <PlayerScreen attempt={attempt} {...props} />
  return 'result' in attempt ? (
    <ResultsScreen attempt={attempt} {...props} />
  ) : (
    <SubmissionScreen attempt={attempt} {...props} />
  )
}
