import { createFileRoute } from '@tanstack/react-router'
import { Data } from '../../../app/data/data.tsx'
import { mayPreloadReader } from '../../../app/loading/may-preload.ts'
import { findSubject } from '../../../content/catalogue-data.ts'
import { NoteLoading } from '../../../features/note-viewer/note-loading.tsx'
import { NotePage } from '../../../features/note-viewer/note-page.tsx'
import { preloadNote } from '../../../features/pdf/engine/preload-note.ts'
import { PdfViewer } from '../../../features/pdf/pdf-viewer.tsx'
import { NoteLoadFailure } from '../../../ui/load-failure.tsx'

export const Route = createFileRoute('/_site/notes/$subject/$chapter/$noteId/view')({
  loader: ({ params, context, preload }) => {
    if (!context.auth.isAuthenticated || (preload && !mayPreloadReader())) return findSubject(params.subject)
    return preloadNote(params.subject, params.chapter, params.noteId)
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: () => (
    <div className="page py-4 sm:py-6">
      <NoteLoading />
    </div>
  ),
  errorComponent: NoteLoadFailure,
  component: NoteView,
})

function NoteView() {
  return (
    <Data>
      <NotePage address={Route.useParams()} subject={Route.useLoaderData()} viewer={PdfViewer} />
    </Data>
  )
}
