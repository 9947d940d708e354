import { createFileRoute, redirect } from '@tanstack/react-router'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { findSeries } from '#domain/quiz/quiz-kinds.ts'
import { parseQuizSearch, type QuizSearch } from '#domain/quiz/quiz-search.ts'
import { listBuiltQuizzes } from '#src/content/quiz-data.ts'
import { QuizListSkeleton } from '#src/features/quiz/list/quiz-list-skeleton.tsx'
import { TakeQuiz } from '#src/features/quiz/list/take-quiz.tsx'
import { StillTrying } from '#src/features/quiz/player/quiz-loading.tsx'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { claimAttempt } from '#src/platform/device/claim-guest-work.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const Route = createFileRoute('/dashboard/quizzes/take')({
  validateSearch: parseQuizSearch,
  // The link from a test series has the series in the history state. This moves it into the address.
  beforeLoad: ({ location, search }) => {
    const series = findSeries(location.state.seriesType)
    if (series && !search.series) {
      throw redirect({ to: '/dashboard/quizzes/take', search: { ...search, series }, replace: true })
    }
  },
  loader: async ({ context, location }) => {
    const { user } = context.auth
    const { attemptId } = location.state
    if (attemptId === undefined) return listBuiltQuizzes()
    // An attempt can be continued without a connection, so it does not wait for the list.
    if (user) await claimAttempt(deviceStore(), user.uid, attemptId)
    return undefined
  },
  pendingComponent: QuizListSkeleton,
  component: TakeRoute,
})

function TakeRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TakeQuizFromWorker
      known={Route.useLoaderData()}
      onSearch={(next) => navigate({ search: next, replace: true, resetScroll: false })}
      search={search}
    />
  )
}

type Props = {
  search: QuizSearch
  onSearch: (search: QuizSearch) => void
  /** The quizzes, if the page has them already. */
  known: QuizSummary[] | undefined
}

/** Take Quiz in the dashboard, with the worker's list of quizzes. */
function TakeQuizFromWorker({ known, ...props }: Props) {
  const quizzes = trpc.quizzes.list.useQuery(undefined, { staleTime: 5 * 60_000, ...(known && { initialData: known }) })
  return (
    <TakeQuiz quizzes={quizzes.data} {...props}>
      <StillTrying query={quizzes} />
      {quizzes.isPending && <QuizListSkeleton />}
      {quizzes.isError && (
        <div role="alert">
          <EmptyState hint={describeError(quizzes.error)} icon="cloud-off" title="The quizzes did not arrive">
            <Button busy={quizzes.isFetching} icon="refresh" onClick={() => quizzes.refetch()}>
              Try Again
            </Button>
          </EmptyState>
        </div>
      )}
    </TakeQuiz>
  )
}
