import { useEffect, useRef } from 'react'
import type { QuizSummary } from '../../../../domain/quiz/quiz.ts'
import type { QuizSearch } from '../../../../domain/quiz/quiz-catalogue.ts'
import { useOwner } from '../owner.ts'
import { PlayerScreen } from '../player/player-screen.tsx'
import { ResultsScreen } from '../results/results-screen.tsx'
import { useSitting, useSittingMoves } from '../submission/sitting.ts'
import { SubmissionScreen } from '../submission/submission.tsx'
import { LIST_HEADING, QuizList } from './quiz-list.tsx'

type Props = { search: QuizSearch; onSearch: (search: QuizSearch) => void; known?: QuizSummary[] }

/** Take Quiz: the list, or the sitting that stands in its place. */
export function TakeQuiz({ search, onSearch, known }: Props) {
  const owner = useOwner()
  const { view, sitting } = useSitting()
  const { leave } = useSittingMoves()
  const lastView = useRef(view)
  useEffect(() => {
    if (view === 'list' && lastView.current !== 'list') document.getElementById(LIST_HEADING)?.focus()
    lastView.current = view
  }, [view])

  if (!sitting || view === 'list') {
    return <QuizList known={known} onSearch={onSearch} owner={owner} search={search} />
  }
  const { quizId, attemptId } = sitting
  return (
    <>
      {view === 'player' && <PlayerScreen key={attemptId} onLeave={leave} owner={owner} quizId={quizId} />}
      {view === 'submission' && (
        <SubmissionScreen attemptId={attemptId} key={attemptId} onLeave={leave} owner={owner} />
      )}
      {view === 'results' && <ResultsScreen attemptId={attemptId} key={attemptId} onLeave={leave} owner={owner} />}
    </>
  )
}
