import { createFileRoute } from '@tanstack/react-router'
import { useAuth } from '../../../app/auth.tsx'
import { openSubject } from '../../../content/catalogue-data.ts'
import { ChapterNotesLoading } from '../../../features/catalogue/catalogue-loading.tsx'
import { CatalogueNotFound } from '../../../features/catalogue/catalogue-not-found.tsx'
import { ChapterNotes } from '../../../features/catalogue/chapters/chapter-notes.tsx'
import { useEngineAhead } from '../../../features/pdf/engine/fetch-ahead.ts'
import { PageLoadFailure } from '../../../ui/load-failure.tsx'

export const Route = createFileRoute('/_site/notes/$subject/$chapter/')({
  loader: ({ params }) => openSubject(params.subject),
  pendingComponent: ChapterNotesLoading,
  errorComponent: PageLoadFailure,
  component: ChapterPage,
})

function ChapterPage() {
  const { chapter: id } = Route.useParams()
  const { subject, notes } = Route.useLoaderData()
  // A student on this page will probably open a note, so the PDF engine is fetched early.
  useEngineAhead(useAuth().isAuthenticated)
  const chapter = subject?.chapters.find((item) => item.id === id)
  if (!subject) return <CatalogueNotFound what="Subject" />
  return chapter ? (
    <ChapterNotes chapter={chapter} notes={notes} subject={subject} />
  ) : (
    <CatalogueNotFound what="Chapter" />
  )
}
