import { createFileRoute } from '@tanstack/react-router'
import { DEFAULT_CLASS, SCHOOL_CLASSES, type SchoolClass } from '../../../../domain/catalogue/school-class.ts'
import { listSubjects } from '../../../content/catalogue-data.ts'
import { StudyNotes } from '../../../features/dashboard-notes/study-notes.tsx'
import { StudyNotesLoading } from '../../../features/dashboard-notes/study-notes-loading.tsx'

type Search = { grade?: SchoolClass | undefined; q?: string | undefined }

export const Route = createFileRoute('/dashboard/notes/')({
  validateSearch: ({ grade, q }): Search => ({
    grade: SCHOOL_CLASSES.find((option) => option === grade),
    q: typeof q === 'string' && q ? q : undefined,
  }),
  loaderDeps: ({ search }) => ({ grade: search.grade ?? DEFAULT_CLASS }),
  loader: ({ deps }) => listSubjects(deps.grade),
  pendingComponent: StudyNotesLoading,
  component: NotesPage,
})

function NotesPage() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <StudyNotes
      schoolClass={search.grade ?? DEFAULT_CLASS}
      key={search.grade}
      onFilter={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      query={search.q ?? ''}
      subjects={Route.useLoaderData()}
    />
  )
}
