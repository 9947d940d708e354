import { usePaper } from '../player/use-paper.ts'
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
  const { data: paper } = usePaper(graded.quizId)
  return (
    <Results
      graded={graded}
      onLeave={onLeave}
      onRetake={paper && (() => begin(paper, { replace: true }))}
      owner={owner}
      paper={paper}
    />
  )
}
