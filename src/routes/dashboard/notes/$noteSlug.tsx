import { createFileRoute } from '@tanstack/react-router'
import { DashboardNotePage } from '../../../features/note-viewer/dashboard-note-page.tsx'
import { NoteFailure } from '../../../features/note-viewer/note-failure.tsx'
import { NoteLoading } from '../../../features/note-viewer/note-loading.tsx'
import { mayFetchAhead } from '../../../features/pdf/fetch-ahead.ts'
import { PdfViewer } from '../../../features/pdf/pdf-viewer.tsx'
import { matchFirstPage } from '../../../first-page.ts'
import { findNoteAhead } from '../../../note-ahead.ts'
import { hasSession } from '../../../session.ts'

export const Route = createFileRoute('/dashboard/notes/$noteSlug')({
  loader: ({ params, preload }) => findNoteAhead(params.noteSlug, !preload || mayFetchAhead()),
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: NoteLoading,
  errorComponent: NoteFailure,
  component: NoteView,
})

// Whoever comes here first need not wait until it is known who it is. What for is fetched apart, so that other pages start
// without it.
const [noteSlug] = matchFirstPage(/^\/dashboard\/notes\/([^/]+)$/) ?? []
if (noteSlug && hasSession()) {
  import('../../../note-ahead.ts').then(({ findNoteAhead }) => findNoteAhead(noteSlug, true)).catch(() => undefined)
}

function NoteView() {
  return <DashboardNotePage found={Route.useLoaderData()} viewer={PdfViewer} />
}
