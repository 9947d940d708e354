import { createFileRoute } from '@tanstack/react-router'
import { mayPreloadReader } from '../../../app/loading/may-preload.ts'
import { DashboardNotePage } from '../../../features/note-viewer/dashboard-note-page.tsx'
import { NoteLoading } from '../../../features/note-viewer/note-loading.tsx'
import { findAndPreloadNote } from '../../../features/pdf/engine/preload-note.ts'
import { PdfViewer } from '../../../features/pdf/pdf-viewer.tsx'
import { NoteLoadFailure } from '../../../ui/load-failure.tsx'

export const Route = createFileRoute('/dashboard/notes/$noteSlug')({
  loader: ({ params, preload }) => findAndPreloadNote(params.noteSlug, !preload || mayPreloadReader()),
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: NoteLoading,
  errorComponent: NoteLoadFailure,
  component: NoteView,
})

function NoteView() {
  return <DashboardNotePage found={Route.useLoaderData()} viewer={PdfViewer} />
}
