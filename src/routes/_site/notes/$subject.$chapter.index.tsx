import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mayPreloadReader } from '../../../app/loading/may-preload.ts'
import { useAuth } from '../../../app/session/auth.tsx'
import { openSubject } from '../../../content/catalogue-data.ts'
import { ChapterNotesLoading } from '../../../features/catalogue/catalogue-loading.tsx'
import { CatalogueNotFound } from '../../../features/catalogue/catalogue-not-found.tsx'
import { ChapterNotes } from '../../../features/catalogue/chapters/chapter-notes.tsx'
import { PageLoadFailure } from '../../../ui/load-failure.tsx'

const IDLE_MS = 1500

export const Route = createFileRoute('/_site/notes/$subject/$chapter/')({
  loader: ({ params }) => openSubject(params.subject),
  pendingComponent: ChapterNotesLoading,
  errorComponent: PageLoadFailure,
  component: ChapterPage,
})

function ChapterPage() {
  const { chapter: id } = Route.useParams()
  const { subject, notes } = Route.useLoaderData()
  usePreloadedReader(useAuth().isAuthenticated)
  const chapter = subject?.chapters.find((item) => item.id === id)
  if (!subject) return <CatalogueNotFound what="Subject" />
  return chapter ? (
    <ChapterNotes chapter={chapter} notes={notes} subject={subject} />
  ) : (
    <CatalogueNotFound what="Chapter" />
  )
}

/** A student who looks at the notes of a chapter is about to open one: fetches the reader once the page itself is done. */
function usePreloadedReader(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !mayPreloadReader()) return
    const timer = setTimeout(async () => {
      const { warmEngine } = await import('../../../features/pdf/engine/engine.ts')
      warmEngine()
    }, IDLE_MS)
    return () => clearTimeout(timer)
  }, [isWanted])
}
