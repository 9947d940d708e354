import { createFileRoute } from '@tanstack/react-router'
import { DEFAULT_GRADE, GRADES } from '../../../../domain/grade.ts'
import { listSubjects } from '../../../catalogue-data.ts'
import { SubjectListLoading } from '../../../features/catalogue/loading.tsx'
import { type SubjectFilter, SubjectList } from '../../../features/catalogue/subject-list.tsx'

export const Route = createFileRoute('/_site/notes/')({
  validateSearch: ({ grade, q }): SubjectFilter => ({
    grade: GRADES.find((option) => option === grade),
    q: typeof q === 'string' && q ? q : undefined,
  }),
  loaderDeps: ({ search }) => ({ grade: search.grade ?? DEFAULT_GRADE }),
  loader: ({ deps }) => listSubjects(deps.grade),
  pendingComponent: SubjectListLoading,
  component: NotesPage,
})

function NotesPage() {
  const navigate = Route.useNavigate()
  return (
    <SubjectList
      filter={Route.useSearch()}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
      subjects={Route.useLoaderData()}
    />
  )
}
