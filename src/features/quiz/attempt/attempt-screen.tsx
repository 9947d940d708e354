import { useEffect, useMemo } from 'react'
import type { FinishedAttempt, QuizAttempt } from '#domain/quiz/attempt-machine.ts'
import { isElsewhere, isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { orderQuiz } from '#domain/quiz/shuffle.ts'
import { Data } from '#src/platform/data/data.tsx'
import { PlayerScreen } from '../player/player-screen.tsx'
import { useQuiz } from '../player/use-quiz.ts'
import type { GradedAttempt } from '../results/result-notes.tsx'
import { Results } from '../results/results.tsx'
import { useAttemptMoves, useTakesOver } from './attempt-page.ts'
import { applyAttemptEvent } from './attempts.ts'
import { ElsewhereScreen } from './elsewhere-screen.tsx'
import { SubmissionScreen } from './submission-screen.tsx'

type Props = { userId: string; attempt: QuizAttempt; onLeave: () => void }

/**
 * The screen of an attempt: the player, where it goes on instead, the wait for its grade, or the results. A visitor's
 * list does not load this code.
 */
export function AttemptScreen({ attempt, ...rest }: Props) {
  const takesAtOnce = useTakesOver(attempt)
  return <Data>{screenOf(attempt, takesAtOnce, rest)}</Data>
}

function screenOf(attempt: QuizAttempt, takesAtOnce: boolean, rest: Omit<Props, 'attempt'>) {
  if (isUnfinished(attempt)) {
    if (isElsewhere(attempt)) return <ElsewhereScreen attempt={attempt} takesAtOnce={takesAtOnce} {...rest} />
    return <PlayerScreen attempt={attempt} {...rest} />
  }
  return 'result' in attempt ? (
    <ResultsScreen attempt={attempt} {...rest} />
  ) : (
    <SubmissionScreen attempt={attempt} {...rest} />
  )
}

type Graded = GradedAttempt & Pick<FinishedAttempt, 'version' | 'isSeen'>
type ResultsScreenProps = { userId: string; attempt: Graded; onLeave: () => void }

function ResultsScreen({ userId, attempt, onLeave }: ResultsScreenProps) {
  const { attemptId, quizId, version, isSeen } = attempt
  const { begin } = useAttemptMoves()
  const { quiz } = useQuiz(quizId, version)
  const ordered = useMemo(() => quiz && orderQuiz(quiz, attemptId), [quiz, attemptId])
  useEffect(() => {
    if (!isSeen) void applyAttemptEvent(userId, attemptId, { type: 'see' })
  }, [userId, attemptId, isSeen])
  return (
    <Results
      attempt={attempt}
      onLeave={onLeave}
      onRetake={quiz && (() => begin(quiz, { replace: true }))}
      quiz={ordered}
      userId={userId}
    />
  )
}
