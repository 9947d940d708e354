import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { GUEST } from '../../../domain/account/owner.ts'
import { parseQuizSearch } from '../../../domain/quiz/quiz-search.ts'
import { useAuth } from '../../app/session/auth.tsx'
import { listBuiltQuizzes } from '../../content/quiz-data.ts'
import { useAttempts } from '../../features/quiz/attempt/use-attempts.ts'
import { TakeQuiz } from '../../features/quiz/list/take-quiz.tsx'

/** Take Quiz for a visitor; a student takes it in the dashboard. */
export const Route = createFileRoute('/_site/quiz')({
  validateSearch: parseQuizSearch,
  beforeLoad: ({ context, search, location, cause }) => {
    if (!context.auth.isAuthenticated) return
    // A visitor who signs in in another tab during a quiz goes on with it here.
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

/** A visitor's attempts are graded from here; a student's are sent from every page. */
function useGuestSending(): void {
  const { isAuthenticated } = useAuth()
  const { attempts } = useAttempts(GUEST)
  const isSending = !isAuthenticated && attempts.length > 0
  useEffect(() => {
    if (!isSending) return
    const sending = import('../../app/data/sending.ts').then(({ startSending }) => startSending(GUEST))
    return () => void sending.then((stop) => stop())
  }, [isSending])
}
