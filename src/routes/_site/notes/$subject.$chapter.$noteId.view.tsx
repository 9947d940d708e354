import { createFileRoute, redirect } from '@tanstack/react-router'
import { mayPreloadReader } from '../../../app/loading/may-preload.ts'
import { findSubject } from '../../../content/catalogue-data.ts'
import { NoteLoading } from '../../../features/note-viewer/note-loading.tsx'
import { NotePage } from '../../../features/note-viewer/note-page.tsx'
import { preloadNote } from '../../../features/pdf/engine/preload-note.ts'
import { NoteLoadFailure } from '../../../ui/load-failure.tsx'
import { opensText } from '../../../ui/read-first.ts'

export const Route = createFileRoute('/_site/notes/$subject/$chapter/$noteId/view')({
  loader: async ({ params, context, preload, location }) => {
    if (opensText(location)) throw redirect({ to: '/notes/$subject/$chapter/$noteId/read', params, replace: true })
    if (!context.auth.isAuthenticated) return { subject: await findSubject(params.subject), reader: null }
    const [subject, { StudentReader }] = await Promise.all([
      preload && !mayPreloadReader()
        ? findSubject(params.subject)
        : preloadNote(params.subject, params.chapter, params.noteId),
      import('./-student-reader.tsx'),
    ])
    return { subject, reader: StudentReader }
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
  const { subject, reader } = Route.useLoaderData()
  return <NotePage address={Route.useParams()} reader={reader} subject={subject} />
}
