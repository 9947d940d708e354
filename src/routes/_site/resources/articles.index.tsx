import { createFileRoute } from '@tanstack/react-router'
import { parseArticleSearch } from '../../../../domain/resource-search.ts'
import { ArticleList } from '../../../features/resources/article-list.tsx'
import { ListLoading } from '../../../features/resources/loading.tsx'
import { ResourceFailure } from '../../../features/resources/resource-failure.tsx'
import { listArticles } from '../../../resource-data.ts'

export const Route = createFileRoute('/_site/resources/articles/')({
  validateSearch: parseArticleSearch,
  loader: () => listArticles(),
  pendingComponent: () => <ListLoading text="Loading articles..." />,
  errorComponent: ResourceFailure,
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
