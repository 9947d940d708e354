import { createFileRoute, redirect } from '@tanstack/react-router'
import { parseQuizSearch } from '../../../../domain/quiz/quiz-catalogue.ts'
import { findSeries } from '../../../../domain/quiz/quiz-kinds.ts'
import { claimAttempt } from '../../../device/claim-guest-work.ts'
import { deviceStore } from '../../../device/store/device.ts'
import { TakeQuiz } from '../../../features/quiz/list/take-quiz.tsx'

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
    if (user && location.state.attemptId) await claimAttempt(deviceStore(), user.uid, location.state.attemptId)
  },
  component: TakeRoute,
})

function TakeRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <TakeQuiz onSearch={(next) => navigate({ search: next, replace: true, resetScroll: false })} search={search} />
}
