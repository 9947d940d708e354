import { createFileRoute } from '@tanstack/react-router'
import { parseArticleSearch } from '../../../../domain/resources/resource-search.ts'
import { listArticles } from '../../../content/resource-data.ts'
import { ArticleList } from '../../../features/resources/lists/article-list.tsx'
import { ListLoading } from '../../../features/resources/resource-loading.tsx'
import { PageLoadFailure } from '../../../ui/load-failure.tsx'

export const Route = createFileRoute('/_site/resources/articles/')({
  validateSearch: parseArticleSearch,
  loader: () => listArticles(),
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
