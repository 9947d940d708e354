import { createFileRoute, redirect } from '@tanstack/react-router'
import { findNewsItem } from '../../../content/resource-data.ts'
import { ReadingLoading } from '../../../features/resources/loading.tsx'
import { NewsPage } from '../../../features/resources/reading/news-page.tsx'
import { ResourceFailure } from '../../../features/resources/resource-failure.tsx'

export const Route = createFileRoute('/_site/resources/news/$id')({
  loader: async ({ params }) => {
    const item = await findNewsItem(params.id)
    if (!item) throw redirect({ to: '/404', replace: true })
    return item
  },
  pendingComponent: () => <ReadingLoading text="Loading notice..." />,
  errorComponent: ResourceFailure,
  component: () => <NewsPage item={Route.useLoaderData()} />,
})
