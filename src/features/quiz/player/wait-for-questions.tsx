import { describeError } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PlayerSkeleton, StillTrying } from './quiz-loading.tsx'
import type { useQuiz } from './use-quiz.ts'

type Props = { query: ReturnType<typeof useQuiz>; onLeave: () => void }

/** Shown while the questions of a quiz are fetched, and if they did not arrive. */
export function WaitForQuestions({ query, onLeave }: Props) {
  if (query.isError) {
    return (
      <EmptyState hint={describeError(query.error)} icon="cloud-off" level="h1" title="The questions did not arrive">
        <Button busy={query.isFetching} icon="refresh" onClick={() => query.refetch()}>
          Try Again
        </Button>
        <Button kind="secondary" onClick={onLeave}>
          Back to Quizzes
        </Button>
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <StillTrying query={query} />
      <PlayerSkeleton />
    </div>
  )
}
