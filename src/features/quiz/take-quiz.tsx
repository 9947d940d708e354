import type { QuizSearch } from '../../../domain/quiz-catalogue.ts'
import { OutboxSender } from './outbox-sender.tsx'
import { useOwner } from './owner.ts'
import { PlayerScreen } from './player-screen.tsx'
import { QuizList } from './quiz-list.tsx'
import { ResultsScreen } from './results-screen.tsx'
import { useSitting, useSittingMoves } from './sitting.ts'
import { SubmissionScreen } from './submission.tsx'

type Props = { search: QuizSearch; onSearch: (search: QuizSearch) => void }

/** Take Quiz: the list, or the sitting that stands in its place. */
export function TakeQuiz({ search, onSearch }: Props) {
  const owner = useOwner()
  const { view, sitting } = useSitting()
  const { leave } = useSittingMoves()

  if (!sitting || view === 'list') {
    return (
      <>
        <OutboxSender />
        <QuizList onSearch={onSearch} owner={owner} search={search} />
      </>
    )
  }
  const { quizId, attemptId } = sitting
  return (
    <>
      <OutboxSender />
      {view === 'player' && <PlayerScreen key={attemptId} onLeave={leave} owner={owner} quizId={quizId} />}
      {view === 'submission' && (
        <SubmissionScreen attemptId={attemptId} key={attemptId} onLeave={leave} owner={owner} />
      )}
      {view === 'results' && <ResultsScreen attemptId={attemptId} key={attemptId} onLeave={leave} owner={owner} />}
    </>
  )
}
