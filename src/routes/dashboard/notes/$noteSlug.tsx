import { createFileRoute, redirect } from '@tanstack/react-router'
import { mayPreloadReader } from '../../../app/loading/may-preload.ts'
import { findNotePlace } from '../../../content/catalogue-data.ts'
import { DashboardNotePage } from '../../../features/note-viewer/dashboard-note-page.tsx'
import { NoteLoading } from '../../../features/note-viewer/note-loading.tsx'
import { findAndPreloadNote } from '../../../features/pdf/engine/preload-note.ts'
import { PdfViewer } from '../../../features/pdf/pdf-viewer.tsx'
import { NoteLoadFailure } from '../../../ui/load-failure.tsx'
import { opensText } from '../../../ui/read-first.ts'

export const Route = createFileRoute('/dashboard/notes/$noteSlug')({
  loader: async ({ params, preload, location }) => {
    const place = opensText(location) && (await findNotePlace(params.noteSlug))
    if (place) {
      const { subjectKey: subject, chapterId: chapter, id: noteId } = place
      throw redirect({
        to: '/notes/$subject/$chapter/$noteId/read',
        params: { subject, chapter, noteId },
        replace: true,
      })
    }
    return findAndPreloadNote(params.noteSlug, !preload || mayPreloadReader())
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: NoteLoading,
  errorComponent: NoteLoadFailure,
  component: NoteView,
})

function NoteView() {
  return <DashboardNotePage found={Route.useLoaderData()} viewer={PdfViewer} />
}
