import { createFileRoute } from '@tanstack/react-router'
import { openNote } from '../../../../domain/catalogue/note-address.ts'
import { findSubject } from '../../../content/catalogue-data.ts'
import { findFlowingNote } from '../../../content/flowing-note-data.ts'
import { NoteReadingPage } from '../../../features/note-viewer/flowing/note-reading-page.tsx'
import { NoteLoading } from '../../../features/note-viewer/note-loading.tsx'
import { NoteLoadFailure } from '../../../ui/load-failure.tsx'

export const Route = createFileRoute('/_site/notes/$subject/$chapter/$noteId/read')({
  loader: async ({ params }) => {
    const opened = openNote(await findSubject(params.subject), params)
    if (typeof opened === 'string') return { opened, flowing: null }
    return { opened, flowing: await findFlowingNote(opened.note) }
  },
  pendingComponent: () => (
    <div className="page py-4 sm:py-6">
      <NoteLoading />
    </div>
  ),
  errorComponent: NoteLoadFailure,
  component: NoteRead,
})

function NoteRead() {
  const { opened, flowing } = Route.useLoaderData()
  return <NoteReadingPage flowing={flowing} opened={opened} />
}
