import { createFileRoute } from '@tanstack/react-router'
import { parseNewsSearch } from '../../../../domain/resource-search.ts'
import { ListLoading } from '../../../features/resources/loading.tsx'
import { NewsList } from '../../../features/resources/news-list.tsx'
import { ResourceFailure } from '../../../features/resources/resource-failure.tsx'
import { listNews } from '../../../resource-data.ts'

export const Route = createFileRoute('/_site/resources/news/')({
  validateSearch: parseNewsSearch,
  loader: () => listNews(),
  pendingComponent: () => <ListLoading text="Loading news..." />,
  errorComponent: ResourceFailure,
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
