import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pathOfQuiz } from '#domain/quiz/quiz-search.ts'
import { limitWith } from '#domain/quiz/quiz-settings.ts'
import { orderQuiz } from '#domain/quiz/shuffle.ts'
import { describeError, type Outputs, trpc } from '#src/platform/data/trpc.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { useAttempts } from '../attempt/use-attempts.ts'
import { PlayerSkeleton, StillTrying } from '../player/quiz-loading.tsx'
import { useQuiz } from '../player/use-quiz.ts'
import type { GradedAttempt } from '../results/result-notes.tsx'
import { Results } from '../results/results.tsx'

/** An attempt of the history with its review: from the worker or, until it answers, from this device. */
export function AttemptReviewPage({ attemptId }: { attemptId: string }) {
  const { attempts } = useAttempts(useUserId())
  const query = trpc.quizResults.review.useQuery({ attemptId }, { staleTime: 5 * 60_000 })
  const onDevice = attempts.find((attempt) => attempt.attemptId === attemptId)

  if (query.data) return <Shown attempt={toShown(query.data)} quiz={query.data.quiz ?? undefined} />
  if (onDevice && 'result' in onDevice) return <ShownFromDevice attempt={onDevice} />
  return (
    <>
      <PageHead title="Quiz History" />
      {query.isError ? (
        <EmptyState hint={describeError(query.error)} icon="quiz" level="h1" title="The attempt did not arrive">
          <Button busy={query.isFetching} icon="refresh" onClick={() => void query.refetch()}>
            Try Again
          </Button>
          <LinkButton kind="secondary" to="/dashboard/quizzes/history">
            Quiz History
          </LinkButton>
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-4">
          <StillTrying query={query} />
          <PlayerSkeleton />
        </div>
      )}
    </>
  )
}

type ShownAttempt = GradedAttempt & { version: string | null }

function ShownFromDevice({ attempt }: { attempt: ShownAttempt }) {
  const { quiz } = useQuiz(attempt.quizId, attempt.version)
  return <Shown attempt={attempt} quiz={quiz} />
}

function Shown({ attempt, quiz }: { attempt: GradedAttempt; quiz: Outputs['quizzes']['get'] | undefined }) {
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

function toShown({ attempt, result, quiz }: Outputs['quizResults']['review']): GradedAttempt {
  const { flagged, times, ...rest } = attempt
  return {
    ...rest,
    flagged: flagged ?? [],
    times: times ?? {},
    limit: limitWith((quiz?.timeLimit ?? 0) * 60, attempt.extraTime),
    timedOut: false,
    state: 'stored',
    result,
  }
}
