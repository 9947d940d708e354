import { createFileRoute } from '@tanstack/react-router'
import { sortBlogs } from '../../../domain/resources/resource-filters.ts'
import { countResources, listBlogs } from '../../content/resource-data.ts'
import { DashboardBlogs } from '../../features/resources/dashboard/dashboard-blogs.tsx'
import { ListLoading } from '../../features/resources/resource-loading.tsx'
import { PageLoadFailure } from '../../ui/load-failure.tsx'

export const Route = createFileRoute('/dashboard/blogs')({
  loader: async () => {
    const [posts, { articles }] = await Promise.all([listBlogs(), countResources()])
    return { posts: sortBlogs(posts, 'popular'), articles }
  },
  pendingComponent: () => <ListLoading text="Loading posts..." />,
  errorComponent: PageLoadFailure,
  component: () => <DashboardBlogs {...Route.useLoaderData()} />,
})
