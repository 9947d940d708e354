import { lazy, Suspense } from 'react'
import { limitWith } from '#domain/quiz/quiz-settings.ts'
import { describeError, type Outputs, trpc } from '#src/platform/data/trpc.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { useAttempts } from '../attempt/use-attempts.ts'
import { PlayerSkeleton, StillTrying } from '../player/quiz-loading.tsx'
import type { GradedAttempt } from '../results/result-notes.tsx'

// Loaded later, so that their rules are not in the file that all pages share (scripts/vite/group-chunks.ts).
const PastResults = lazy(async () => ({ default: (await import('./past-results.tsx')).PastResults }))
const PastResultsFromDevice = lazy(async () => ({
  default: (await import('./past-results.tsx')).PastResultsFromDevice,
}))

/** An attempt of the history with its review: from the worker or, until it answers, from this device. */
export function AttemptReviewPage({ attemptId }: { attemptId: string }) {
  const { attempts } = useAttempts(useUserId())
  const query = trpc.quizResults.review.useQuery({ attemptId }, { staleTime: 5 * 60_000 })
  const onDevice = attempts.find((attempt) => attempt.attemptId === attemptId)

  if (query.data || (onDevice && 'result' in onDevice))
    return (
      <Suspense fallback={<PlayerSkeleton />}>
        {query.data ? (
          <PastResults attempt={toShown(query.data)} quiz={query.data.quiz ?? undefined} />
        ) : (
          onDevice && 'result' in onDevice && <PastResultsFromDevice attempt={onDevice} />
        )}
      </Suspense>
    )
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
