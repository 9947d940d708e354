import { useQuiz } from '../player/use-quiz.ts'
import { findGraded, type GradedAttempt } from '../submission/result-shelf.ts'
import { useSittingMoves } from '../submission/sitting.ts'
import { useKept } from '../use-kept.ts'
import { Results } from './results.tsx'

type Props = { owner: string; attemptId: string; onLeave: () => void }

export function ResultsScreen({ owner, attemptId, onLeave }: Props) {
  const graded = useKept(() => findGraded(attemptId), null)
  return graded && <GradedResults graded={graded} onLeave={onLeave} owner={owner} />
}

function GradedResults({ owner, graded, onLeave }: { owner: string; graded: GradedAttempt; onLeave: () => void }) {
  const { begin } = useSittingMoves()
  const { data: quiz } = useQuiz(graded.quizId)
  return (
    <Results
      graded={graded}
      onLeave={onLeave}
      onRetake={quiz && (() => begin(quiz, { replace: true }))}
      owner={owner}
      quiz={quiz}
    />
  )
}
