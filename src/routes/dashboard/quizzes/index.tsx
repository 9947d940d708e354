import { createFileRoute } from '@tanstack/react-router'
import { listBuiltQuizzes } from '../../../content/quiz-data.ts'
import { QuizzesPage } from '../../../features/quiz/overview/quizzes-page.tsx'
import { PageLoadFailure } from '../../../ui/load-failure.tsx'

export const Route = createFileRoute('/dashboard/quizzes/')({
  loader: () => listBuiltQuizzes(),
  errorComponent: PageLoadFailure,
  component: () => <QuizzesPage quizzes={Route.useLoaderData()} />,
})
