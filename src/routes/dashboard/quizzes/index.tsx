import { createFileRoute } from '@tanstack/react-router'
import { listBuiltQuizzes } from '#src/content/quiz-data.ts'
import { QuizzesPage } from '#src/features/quiz/overview/quizzes-page.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/dashboard/quizzes/')({
  loader: () => listBuiltQuizzes(),
  errorComponent: PageLoadFailure,
  component: () => <QuizzesPage quizzes={Route.useLoaderData()} />,
})
