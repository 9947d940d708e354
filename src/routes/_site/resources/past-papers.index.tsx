import { createFileRoute } from '@tanstack/react-router'
import { parsePaperSearch } from '#domain/resources/resource-search.ts'
import { listPapers } from '#src/content/resource-data.ts'
import { PaperList } from '#src/features/resources/lists/paper-list.tsx'
import { ListLoading } from '#src/features/resources/resource-loading.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/_site/resources/past-papers/')({
  validateSearch: parsePaperSearch,
  loader: () => listPapers(),
  pendingComponent: () => <ListLoading text="Loading past papers..." />,
  errorComponent: PageLoadFailure,
  component: PastPapersPage,
})

function PastPapersPage() {
  const navigate = Route.useNavigate()
  return (
    <PaperList
      papers={Route.useLoaderData()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      search={Route.useSearch()}
    />
  )
}
