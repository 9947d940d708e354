import { createFileRoute } from '@tanstack/react-router'
import { listBuiltQuizzes } from '#src/content/quiz-data.ts'
import { QuizzesPage } from '#src/features/quiz/overview/quizzes-page.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/dashboard/quizzes/')({
  loader: async () => {
    // Loaders are in the first script of every page; the addresses of the catalogue are not.
    const { listSubjectNames } = await import('#src/content/catalogue-data.ts')
    const [quizzes, subjects] = await Promise.all([listBuiltQuizzes(), listSubjectNames()])
    return { quizzes, subjects }
  },
  errorComponent: PageLoadFailure,
  component: () => <QuizzesPage {...Route.useLoaderData()} />,
})
