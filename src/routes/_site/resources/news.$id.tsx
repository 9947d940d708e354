import { createFileRoute, redirect } from '@tanstack/react-router'
import { findText } from '#src/content/resource-data.ts'
import { NewsPage } from '#src/features/resources/news.tsx'
import { ReadingLoading } from '#src/features/resources/resource-loading.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/_site/resources/news/$id')({
  loader: async ({ params }) => {
    const item = await findText('news', params.id)
    if (!item) throw redirect({ to: '/404', replace: true })
    return item
  },
  pendingComponent: () => <ReadingLoading text="Loading notice..." />,
  errorComponent: PageLoadFailure,
  component: () => <NewsPage item={Route.useLoaderData()} />,
})
