import { createFileRoute } from '@tanstack/react-router'
import { findSubject } from '#src/content/catalogue-data.ts'
import { NotePage } from '#src/features/note-viewer/note-page.tsx'
import { NoteLoading } from '#src/features/note-viewer/note-states.tsx'
import { preloadNote } from '#src/features/pdf/engine/use-pdf-source.ts'
import { NoteLoadFailure } from '#src/platform/loading/load-failure.tsx'
import { mayPreloadReader } from '#src/platform/loading/may-preload.ts'

export const Route = createFileRoute('/_site/notes/$subject/$chapter/$noteId/view')({
  loader: async ({ params, context, preload }) => {
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
