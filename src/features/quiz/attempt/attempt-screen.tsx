import type { QuizAttempt } from '#domain/quiz/attempt-machine.ts'
import { isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { Data } from '#src/platform/data/data.tsx'
import { PlayerScreen } from '../player/player-screen.tsx'
import { ResultsScreen } from '../results/results-screen.tsx'
import { SubmissionScreen } from './submission-screen.tsx'

type Props = { userId: string; attempt: QuizAttempt; onLeave: () => void }

/**
 * The screen of an attempt: the player, the wait for its grade, or the results. A visitor's list does not load this
 * code.
 */
export function AttemptScreen({ attempt, ...rest }: Props) {
  return <Data>{screenOf(attempt, rest)}</Data>
}

function screenOf(attempt: QuizAttempt, rest: Omit<Props, 'attempt'>) {
  if (isUnfinished(attempt)) return <PlayerScreen attempt={attempt} {...rest} />
  return 'result' in attempt ? (
    <ResultsScreen attempt={attempt} {...rest} />
  ) : (
    <SubmissionScreen attempt={attempt} {...rest} />
  )
}
