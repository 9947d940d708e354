import { createFileRoute, redirect } from '@tanstack/react-router'
import { ArticlePage } from '../../../features/resources/article-page.tsx'
import { ReadingLoading } from '../../../features/resources/loading.tsx'
import { ResourceFailure } from '../../../features/resources/resource-failure.tsx'
import { findArticle } from '../../../resource-data.ts'

export const Route = createFileRoute('/_site/resources/articles/$id')({
  loader: async ({ params }) => {
    const article = await findArticle(params.id)
    if (!article) throw redirect({ to: '/404', replace: true })
    return article
  },
  pendingComponent: () => <ReadingLoading text="Loading article..." />,
  errorComponent: ResourceFailure,
  component: () => <ArticlePage article={Route.useLoaderData()} />,
})
