import { createFileRoute, redirect } from '@tanstack/react-router'
import { parseQuizSearch } from '../../../domain/quiz/quiz-catalogue.ts'
import { Data } from '../../app/data.tsx'
import { listBuiltQuizzes } from '../../content/quiz-data.ts'
import { TakeQuiz } from '../../features/quiz/list/take-quiz.tsx'
import { OutboxSender } from '../../features/quiz/submission/outbox-sender.tsx'

/** Take Quiz for a visitor; a student sits it in the dashboard. */
export const Route = createFileRoute('/_site/quiz')({
  validateSearch: parseQuizSearch,
  beforeLoad: ({ context, search, location, cause }) => {
    if (!context.auth.isAuthenticated) return
    // Who signs in, in another tab, while sitting a quiz here goes on with it.
    const { sitting } = location.state
    const state = cause === 'stay' && sitting ? { sitting } : {}
    throw redirect({ to: '/dashboard/quizzes/take', search, state, replace: true })
  },
  loader: () => listBuiltQuizzes(),
  component: QuizRoute,
})

function QuizRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Data>
      <OutboxSender />
      <div className="page py-8">
        <TakeQuiz
          known={Route.useLoaderData()}
          onSearch={(next) => navigate({ search: next, replace: true, resetScroll: false })}
          search={search}
        />
      </div>
    </Data>
  )
}
