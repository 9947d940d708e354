import { createFileRoute, redirect } from '@tanstack/react-router'
import { findSeries } from '../../../../domain/quiz/quiz-kinds.ts'
import { parseQuizSearch } from '../../../../domain/quiz/quiz-search.ts'
import { listBuiltQuizzes } from '../../../content/quiz-data.ts'
import { claimAttempt } from '../../../device/claim-guest-work.ts'
import { deviceStore } from '../../../device/store/device.ts'
import { QuizListSkeleton } from '../../../features/quiz/list/quiz-list-skeleton.tsx'
import { TakeQuizFromWorker } from '../../../features/quiz/list/take-quiz-from-worker.tsx'

export const Route = createFileRoute('/dashboard/quizzes/take')({
  validateSearch: parseQuizSearch,
  // The link from a test series has the series in the history state. Here it is moved into the address.
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
    // An attempt is continued without a connection, too, so it does not wait for the list.
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
