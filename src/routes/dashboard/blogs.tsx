import { createFileRoute } from '@tanstack/react-router'
import { sortBlogs } from '#domain/resources/resource-filters.ts'
import { countResources, listTexts } from '#src/content/resource-data.ts'
import { DashboardBlogs } from '#src/features/resources/dashboard/dashboard-blogs.tsx'
import { ListLoading } from '#src/features/resources/resource-loading.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/dashboard/blogs')({
  loader: async () => {
    const [posts, { articles }] = await Promise.all([listTexts('blogs'), countResources()])
    return { posts: sortBlogs(posts, 'popular'), articles }
  },
  pendingComponent: () => <ListLoading text="Loading posts..." />,
  errorComponent: PageLoadFailure,
  component: () => <DashboardBlogs {...Route.useLoaderData()} />,
})
