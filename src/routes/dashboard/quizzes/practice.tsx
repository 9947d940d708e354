import { createFileRoute } from '@tanstack/react-router'
import { listPractice } from '#src/content/quiz-data.ts'
import { PracticePage } from '#src/features/quiz/practice/practice-page.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/dashboard/quizzes/practice')({
  validateSearch: ({ chapter }): { chapter?: string } => (typeof chapter === 'string' ? { chapter } : {}),
  loader: () => listPractice(),
  errorComponent: PageLoadFailure,
  component: PracticeRoute,
})

function PracticeRoute() {
  const subjects = Route.useLoaderData()
  const { chapter } = Route.useSearch()
  const isKnown = subjects.some(({ key, chapters }) => chapters.some(({ id }) => `${key}/${id}` === chapter))
  return <PracticePage chapter={isKnown ? chapter : undefined} key={chapter} subjects={subjects} />
}
