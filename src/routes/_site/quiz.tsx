import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import { parseQuizSearch } from '#domain/quiz/quiz-search.ts'
import { listBuiltQuizzes } from '#src/content/quiz-data.ts'
import { useAttempts } from '#src/features/quiz/attempt/use-attempts.ts'
import { TakeQuiz } from '#src/features/quiz/list/take-quiz.tsx'
import { startOutbox } from '#src/platform/data/start-outbox.ts'
import { useAuth } from '#src/platform/session/auth.tsx'

/** Take Quiz for a visitor. A student takes quizzes in the dashboard. */
export const Route = createFileRoute('/_site/quiz')({
  validateSearch: parseQuizSearch,
  beforeLoad: ({ context, search, location, cause }) => {
    if (!context.auth.isAuthenticated) return
    // A visitor who signs in in another tab during a quiz continues it here.
    const { attemptId } = location.state
    const state = cause === 'stay' && attemptId ? { attemptId } : {}
    throw redirect({ to: '/dashboard/quizzes/take', search, state, replace: true })
  },
  loader: () => listBuiltQuizzes(),
  component: QuizRoute,
})

function QuizRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  useGuestSending()
  return (
    <div className="page py-8">
      <TakeQuiz
        onSearch={(next) => navigate({ search: next, replace: true, resetScroll: false })}
        quizzes={Route.useLoaderData()}
        search={search}
      />
    </div>
  )
}

/** A visitor's attempts are sent for grading from here; a student's are sent from every page. */
function useGuestSending(): void {
  const { isAuthenticated } = useAuth()
  const { attempts } = useAttempts(GUEST)
  const isSending = !isAuthenticated && attempts.length > 0
  useEffect(() => (isSending ? startOutbox(GUEST) : undefined), [isSending])
}
