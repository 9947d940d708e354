import { createFileRoute } from '@tanstack/react-router'
import { openNote } from '../../../../domain/note-address.ts'
import { findNotePlace, findSubject } from '../../../catalogue-data.ts'
import { DashboardNotePage } from '../../../features/note-viewer/dashboard-note-page.tsx'
import { NoteFailure } from '../../../features/note-viewer/note-failure.tsx'
import { NoteLoading } from '../../../features/note-viewer/note-loading.tsx'
import { warmEngine } from '../../../features/pdf/engine.ts'
import { matchFirstPage, mayFetchAhead } from '../../../features/pdf/fetch-ahead.ts'
import { startFile } from '../../../features/pdf/fetch-file.ts'
import { PdfViewer } from '../../../features/pdf/pdf-viewer.tsx'
import { hasSession } from '../../../session.ts'

export const Route = createFileRoute('/dashboard/notes/$noteSlug')({
  loader: ({ params, preload }) => {
    const isMeant = !preload || mayFetchAhead()
    return fetchAll(params.noteSlug, isMeant)
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: NoteLoading,
  errorComponent: NoteFailure,
  component: NoteView,
})

// Whoever comes here first need not wait until it is known who it is.
const address = matchFirstPage(/^\/dashboard\/notes\/([^/]+)$/)
if (address?.[0] && hasSession()) fetchAll(address[0], true).catch(() => undefined)

/** The note's place in the catalogue, and if it is meant to be read, the engine and the file. */
async function fetchAll(noteSlug: string, isMeant: boolean) {
  if (isMeant) warmEngine()
  const place = await findNotePlace(noteSlug)
  if (!place) return null
  const subject = await findSubject(place.subjectKey)
  const opened = openNote(subject, { subject: place.subjectKey, chapter: place.chapterId, noteId: place.id })
  if (isMeant && typeof opened !== 'string' && opened.note.url) startFile(opened.note.url)
  return { place, subject }
}

function NoteView() {
  return <DashboardNotePage found={Route.useLoaderData()} viewer={PdfViewer} />
}
