import { createFileRoute } from '@tanstack/react-router'
import { listPractice } from '#src/content/quiz-data.ts'
import { MistakesPage } from '#src/features/quiz/practice/mistakes-page.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/dashboard/quizzes/mistakes')({
  loader: () => listPractice(),
  errorComponent: PageLoadFailure,
  component: () => <MistakesPage subjects={Route.useLoaderData()} />,
})
