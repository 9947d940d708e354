import { createFileRoute } from '@tanstack/react-router'
import { findNotePlace, findSubject } from '../../../catalogue-data.ts'
import { DashboardNotePage } from '../../../features/note-viewer/dashboard-note-page.tsx'
import { NoteFailure } from '../../../features/note-viewer/note-failure.tsx'
import { NoteLoading } from '../../../features/note-viewer/note-loading.tsx'
import { warmEngine } from '../../../features/pdf/engine.ts'
import { PdfViewer } from '../../../features/pdf/pdf-viewer.tsx'

export const Route = createFileRoute('/dashboard/notes/$noteSlug')({
  loader: async ({ params }) => {
    warmEngine()
    const place = await findNotePlace(params.noteSlug)
    return place && { place, subject: await findSubject(place.subjectKey) }
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: NoteLoading,
  errorComponent: NoteFailure,
  component: NoteView,
})

function NoteView() {
  return <DashboardNotePage found={Route.useLoaderData()} viewer={PdfViewer} />
}
