import { createFileRoute } from '@tanstack/react-router'
import { useAuth } from '../../../app/auth.tsx'
import { openSubject } from '../../../content/catalogue-data.ts'
import { CatalogueFailure } from '../../../features/catalogue/catalogue-failure.tsx'
import { CatalogueNotFound } from '../../../features/catalogue/catalogue-not-found.tsx'
import { ChapterNotes } from '../../../features/catalogue/chapters/chapter-notes.tsx'
import { ChapterNotesLoading } from '../../../features/catalogue/loading.tsx'
import { useEngineAhead } from '../../../features/pdf/engine/fetch-ahead.ts'

export const Route = createFileRoute('/_site/notes/$subject/$chapter/')({
  loader: ({ params }) => openSubject(params.subject),
  pendingComponent: ChapterNotesLoading,
  errorComponent: CatalogueFailure,
  component: ChapterPage,
})

function ChapterPage() {
  const { chapter: id } = Route.useParams()
  const { subject, notes } = Route.useLoaderData()
  // Whoever looks at the notes of a chapter is about to open one.
  useEngineAhead(useAuth().isAuthenticated)
  const chapter = subject?.chapters.find((item) => item.id === id)
  if (!subject) return <CatalogueNotFound what="Subject" />
  return chapter ? (
    <ChapterNotes chapter={chapter} notes={notes} subject={subject} />
  ) : (
    <CatalogueNotFound what="Chapter" />
  )
}
