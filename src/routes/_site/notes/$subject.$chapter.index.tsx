import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openSubject } from '#src/content/catalogue-data.ts'
import { CatalogueNotFound, ChapterNotesLoading } from '#src/features/catalogue/catalogue-states.tsx'
import { ChapterNotes } from '#src/features/catalogue/chapters/chapter-notes.tsx'
import { PageLoadFailure } from '#src/platform/loading/load-failure.tsx'
import { mayPreload, mayPreloadReader } from '#src/platform/loading/may-preload.ts'
import { useAuth } from '#src/platform/session/auth.tsx'

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

/**
 * A student who looks at the notes of a chapter will probably open one, so the reader is fetched once the page has
 * loaded.
 */
function usePreloadedReader(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !mayPreloadReader()) return
    const timer = setTimeout(async () => {
      const { warmEngine } = await import('#src/features/pdf/engine/engine.ts')
      warmEngine()
    }, IDLE_MS)
    return () => clearTimeout(timer)
  }, [isWanted])
}

/** The text pages of all notes share a small script, which is fetched once this page has loaded. */
function useReadingAhead(isWanted: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isWanted || !mayPreload()) return
    const { [READ]: route } = router.routesByPath
    const timer = setTimeout(() => void router.loadRouteChunk(route), IDLE_MS)
    return () => clearTimeout(timer)
  }, [router, isWanted])
}
