import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { DEFAULT_CLASS } from '#domain/catalogue/school-class.ts'
import { parseSubjectFilter } from '#domain/catalogue/subject-search.ts'
import { listSubjects } from '#src/content/catalogue-data.ts'
import { SubjectListLoading } from '#src/features/catalogue/catalogue-states.tsx'
import { SubjectList } from '#src/features/catalogue/subjects/subject-list.tsx'
import { Extra } from '#src/platform/loading/extra.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'

const MoreResults = lazy(async () => {
  const { MoreResults } = await import('#src/features/search/more-results.tsx')
  return { default: MoreResults }
})

export const Route = createFileRoute('/_site/notes/')({
  validateSearch: parseSubjectFilter,
  loaderDeps: ({ search }) => ({ grade: search.grade ?? DEFAULT_CLASS }),
  loader: ({ deps }) => listSubjects(deps.grade),
  pendingComponent: SubjectListLoading,
  errorComponent: PageLoadFailure,
  component: NotesPage,
})

function NotesPage() {
  const navigate = Route.useNavigate()
  const filter = Route.useSearch()
  return (
    <SubjectList
      filter={filter}
      more={(options) => (
        <Extra>
          <MoreResults query={filter.q ?? ''} {...options} />
        </Extra>
      )}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
      subjects={Route.useLoaderData()}
    />
  )
}
