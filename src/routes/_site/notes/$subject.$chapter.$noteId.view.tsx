import { createFileRoute } from '@tanstack/react-router'
import { openNote } from '../../../../domain/note-address.ts'
import { findSubject } from '../../../catalogue-data.ts'
import { Data } from '../../../data.tsx'
import { NoteFailure } from '../../../features/note-viewer/note-failure.tsx'
import { NoteLoading } from '../../../features/note-viewer/note-loading.tsx'
import { NotePage } from '../../../features/note-viewer/note-page.tsx'
import { warmEngine } from '../../../features/pdf/engine.ts'
import { matchFirstPage, mayFetchAhead } from '../../../features/pdf/fetch-ahead.ts'
import { startFile } from '../../../features/pdf/fetch-file.ts'
import { PdfViewer } from '../../../features/pdf/pdf-viewer.tsx'
import { hasSession } from '../../../session.ts'

export const Route = createFileRoute('/_site/notes/$subject/$chapter/$noteId/view')({
  loader: ({ params, context, preload }) => {
    if (!context.auth.isAuthenticated || (preload && !mayFetchAhead())) return findSubject(params.subject)
    return fetchAll(params.subject, params.chapter, params.noteId)
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: () => (
    <div className="page py-4 sm:py-6">
      <NoteLoading />
    </div>
  ),
  errorComponent: NoteFailure,
  component: NoteView,
})

// Whoever comes here first need not wait until it is known who it is.
const address = matchFirstPage(/^\/notes\/([^/]+)\/([^/]+)\/([^/]+)\/view$/)
if (address && hasSession()) {
  const [subject = '', chapter = '', noteId = ''] = address
  fetchAll(subject, chapter, noteId).catch(() => undefined)
}

/** The note's place in the catalogue, the engine and the file, side by side as far as they can. */
async function fetchAll(subjectKey: string, chapter: string, noteId: string) {
  warmEngine()
  const subject = await findSubject(subjectKey)
  const opened = openNote(subject, { subject: subjectKey, chapter, noteId })
  if (typeof opened !== 'string' && opened.note.url) startFile(opened.note.url)
  return subject
}

function NoteView() {
  return (
    <Data>
      <NotePage address={Route.useParams()} subject={Route.useLoaderData()} viewer={PdfViewer} />
    </Data>
  )
}
