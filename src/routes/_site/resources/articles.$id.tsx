import { createFileRoute, redirect } from '@tanstack/react-router'
import { findText } from '#src/content/resource-data.ts'
import { ArticlePage } from '#src/features/resources/articles.tsx'
import { ReadingLoading } from '#src/features/resources/resource-loading.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/_site/resources/articles/$id')({
  loader: async ({ params }) => {
    const article = await findText('articles', params.id)
    if (!article) throw redirect({ to: '/404', replace: true })
    return article
  },
  pendingComponent: () => <ReadingLoading text="Loading article..." />,
  errorComponent: PageLoadFailure,
  component: () => <ArticlePage article={Route.useLoaderData()} />,
})
