import { useEffect } from 'react'
import { useAttemptMoves } from '../attempt/attempt-page.ts'
import { tellAttempt } from '../attempt/attempts.ts'
import { useQuiz } from '../player/use-quiz.ts'
import type { GradedAttempt } from './result-notes.tsx'
import { Results } from './results.tsx'

type Props = { userId: string; attempt: GradedAttempt; onLeave: () => void }

export function ResultsScreen({ userId, attempt, onLeave }: Props) {
  const { attemptId, quizId, version, isSeen } = attempt
  const { begin } = useAttemptMoves()
  const { quiz } = useQuiz(quizId, version)
  useEffect(() => {
    if (!isSeen) void tellAttempt(userId, attemptId, { type: 'see' })
  }, [userId, attemptId, isSeen])
  return (
    <Results
      attempt={attempt}
      onLeave={onLeave}
      onRetake={quiz && (() => begin(quiz, { replace: true }))}
      quiz={quiz}
      userId={userId}
    />
  )
}
