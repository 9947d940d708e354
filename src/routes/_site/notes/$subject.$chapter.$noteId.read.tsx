import { createFileRoute } from '@tanstack/react-router'
import { type NoteAddress, type NoteMissing, openNote } from '#domain/catalogue/note-address.ts'
import { findFlowingNote, findNoteInPage, type NoteToRead } from '#src/content/flowing-note-data.ts'
import { NoteReadingPage } from '#src/features/note-viewer/flowing/note-reading-page.tsx'
import { NoteLoading } from '#src/features/note-viewer/note-states.tsx'
import { NoteLoadFailure } from '#src/platform/loading/load-failure.tsx'

export const Route = createFileRoute('/_site/notes/$subject/$chapter/$noteId/read')({
  staticData: { holdsContent: true },
  loader: ({ params }) => findNoteInPage(params) ?? findNoteToRead(params),
  pendingComponent: () => (
    <div className="page py-4 sm:py-6">
      <NoteLoading />
    </div>
  ),
  errorComponent: NoteLoadFailure,
  component: NoteRead,
})

/** For a reader who comes from another page of the app, which has usually loaded the catalogue. */
async function findNoteToRead(address: NoteAddress): Promise<NoteToRead | { opened: NoteMissing; flowing: null }> {
  const { findSubject } = await import('#src/content/catalogue-data.ts')
  const opened = openNote(await findSubject(address.subject), address)
  if (typeof opened === 'string') return { opened, flowing: null }
  return { opened, flowing: await findFlowingNote(opened.note) }
}

function NoteRead() {
  const { opened, flowing } = Route.useLoaderData()
  return <NoteReadingPage flowing={flowing} opened={opened} />
}
