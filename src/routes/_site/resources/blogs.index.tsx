import { createFileRoute } from '@tanstack/react-router'
import { parseBlogSearch } from '#domain/resources/resource-search.ts'
import { listTexts } from '#src/content/resource-data.ts'
import { BlogList } from '#src/features/resources/blogs.tsx'
import { ListLoading } from '#src/features/resources/resource-loading.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/_site/resources/blogs/')({
  validateSearch: parseBlogSearch,
  loader: () => listTexts('blogs'),
  pendingComponent: () => <ListLoading text="Loading posts..." />,
  errorComponent: PageLoadFailure,
  component: BlogsPage,
})

function BlogsPage() {
  const navigate = Route.useNavigate()
  return (
    <BlogList
      posts={Route.useLoaderData()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      search={Route.useSearch()}
    />
  )
}
