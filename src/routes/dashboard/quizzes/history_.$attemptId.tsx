import { createFileRoute } from '@tanstack/react-router'
import { AttemptReviewPage } from '#src/features/quiz/history/attempt-review-page.tsx'

export const Route = createFileRoute('/dashboard/quizzes/history_/$attemptId')({
  component: AttemptRoute,
})

function AttemptRoute() {
  const { attemptId } = Route.useParams()
  return <AttemptReviewPage attemptId={attemptId} key={attemptId} />
}
