import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { pathOfQuiz } from '#domain/quiz/quiz-search.ts'
import { orderQuiz } from '#domain/quiz/shuffle.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { useQuiz } from '../player/use-quiz.ts'
import type { GradedAttempt } from '../results/result-notes.tsx'
import { Results } from '../results/results.tsx'

type Props = { attempt: GradedAttempt; quiz: PublicQuiz | undefined }

/** The results of an attempt that was opened from the history. */
export function PastResults({ attempt, quiz }: Props) {
  const userId = useUserId()
  const navigate = useNavigate()
  const { history } = useRouter()
  const ordered = useMemo(() => quiz && orderQuiz(quiz, attempt.attemptId), [quiz, attempt.attemptId])
  return (
    <Results
      attempt={attempt}
      isPast
      onLeave={() => (history.canGoBack() ? history.back() : void navigate({ to: '/dashboard/quizzes/history' }))}
      onRetake={() => history.push(pathOfQuiz(attempt.title))}
      quiz={ordered}
      userId={userId}
    />
  )
}

/** The same of an attempt on this device. */
export function PastResultsFromDevice({ attempt }: { attempt: GradedAttempt & { version: string | null } }) {
  const { quiz } = useQuiz(attempt.quizId, attempt.version)
  return <PastResults attempt={attempt} quiz={quiz} />
}
