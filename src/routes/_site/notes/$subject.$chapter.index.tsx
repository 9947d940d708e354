import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mayPreload, mayPreloadReader } from '../../../app/loading/may-preload.ts'
import { useAuth } from '../../../app/session/auth.tsx'
import { openSubject } from '../../../content/catalogue-data.ts'
import { ChapterNotesLoading } from '../../../features/catalogue/catalogue-loading.tsx'
import { CatalogueNotFound } from '../../../features/catalogue/catalogue-not-found.tsx'
import { ChapterNotes } from '../../../features/catalogue/chapters/chapter-notes.tsx'
import { PageLoadFailure } from '../../../ui/load-failure.tsx'

const IDLE_MS = 1500
const READ = '/notes/$subject/$chapter/$noteId/read'

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
  useReadingAhead(chapter !== undefined && chapter.notesCount > 0)
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

/** Every note that flows takes the same small script, which is fetched once this page itself is done. */
function useReadingAhead(isWanted: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isWanted || !mayPreload()) return
    const { [READ]: route } = router.routesByPath
    const timer = setTimeout(() => void router.loadRouteChunk(route), IDLE_MS)
    return () => clearTimeout(timer)
  }, [router, isWanted])
}
