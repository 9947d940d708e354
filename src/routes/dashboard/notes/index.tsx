import { createFileRoute } from '@tanstack/react-router'
import { DEFAULT_GRADE, GRADES, type Grade } from '../../../../domain/catalogue/grade-level.ts'
import { listSubjects } from '../../../content/catalogue-data.ts'
import { StudyNotesLoading } from '../../../features/dashboard-notes/loading.tsx'
import { StudyNotes } from '../../../features/dashboard-notes/study-notes.tsx'

type Search = { grade?: Grade | undefined; q?: string | undefined }

export const Route = createFileRoute('/dashboard/notes/')({
  validateSearch: ({ grade, q }): Search => ({
    grade: GRADES.find((option) => option === grade),
    q: typeof q === 'string' && q ? q : undefined,
  }),
  loaderDeps: ({ search }) => ({ grade: search.grade ?? DEFAULT_GRADE }),
  loader: ({ deps }) => listSubjects(deps.grade),
  pendingComponent: StudyNotesLoading,
  component: NotesPage,
})

function NotesPage() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <StudyNotes
      grade={search.grade ?? DEFAULT_GRADE}
      key={search.grade}
      onFilter={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      query={search.q ?? ''}
      subjects={Route.useLoaderData()}
    />
  )
}
