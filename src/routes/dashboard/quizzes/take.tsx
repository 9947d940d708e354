import { createFileRoute, redirect } from '@tanstack/react-router'
import { findSeries } from '#domain/quiz/quiz-kinds.ts'
import { parseQuizSearch } from '#domain/quiz/quiz-search.ts'
import { listBuiltQuizzes } from '#src/content/quiz-data.ts'
import { QuizListSkeleton } from '#src/features/quiz/list/quiz-list-skeleton.tsx'
import { TakeQuizFromWorker } from '#src/features/quiz/list/take-quiz-from-worker.tsx'
import { claimAttempt } from '#src/platform/device/claim-guest-work.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'

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
