import { createFileRoute } from '@tanstack/react-router'
import { NEWS_CATEGORIES } from '#domain/resources/resource-kinds.ts'
import { parseSearchOf } from '#domain/resources/resource-search.ts'
import { listTexts } from '#src/content/resource-data.ts'
import { NewsList } from '#src/features/resources/news.tsx'
import { ListLoading } from '#src/features/resources/resource-loading.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/_site/resources/news/')({
  validateSearch: parseSearchOf(NEWS_CATEGORIES),
  loader: () => listTexts('news'),
  pendingComponent: () => <ListLoading text="Loading news..." />,
  errorComponent: PageLoadFailure,
  component: NewsListPage,
})

function NewsListPage() {
  const navigate = Route.useNavigate()
  return (
    <NewsList
      news={Route.useLoaderData()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      search={Route.useSearch()}
    />
  )
}
