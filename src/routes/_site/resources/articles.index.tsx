import { createFileRoute } from '@tanstack/react-router'
import { parseArticleSearch } from '#domain/resources/resource-search.ts'
import { listTexts } from '#src/content/resource-data.ts'
import { ArticleList } from '#src/features/resources/articles.tsx'
import { ListLoading } from '#src/features/resources/resource-loading.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/_site/resources/articles/')({
  validateSearch: parseArticleSearch,
  loader: () => listTexts('articles'),
  pendingComponent: () => <ListLoading text="Loading articles..." />,
  errorComponent: PageLoadFailure,
  component: ArticlesPage,
})

function ArticlesPage() {
  const navigate = Route.useNavigate()
  return (
    <ArticleList
      articles={Route.useLoaderData()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      search={Route.useSearch()}
    />
  )
}
