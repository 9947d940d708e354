import { createFileRoute } from '@tanstack/react-router'
import { openPlace } from '#domain/catalogue/note-address.ts'
import { findFlowingNote } from '#src/content/flowing-note-data.ts'
import { DashboardNotePage, type Edition } from '#src/features/note-viewer/dashboard-note-page.tsx'
import { NoteLoading } from '#src/features/note-viewer/note-states.tsx'
import { findAndPreloadNote } from '#src/features/pdf/engine/use-pdf-source.ts'
import { PdfViewer } from '#src/features/pdf/pdf-viewer.tsx'
import { NoteLoadFailure } from '#src/platform/loading/load-failure.tsx'
import { mayPreloadReader } from '#src/platform/loading/may-preload.ts'
import { readsFirst } from '#src/platform/page/read-first.ts'

/** A note in the dashboard. Without `view` a phone shows its text and a larger screen its PDF, however it was opened. */
export const Route = createFileRoute('/dashboard/notes/$noteSlug')({
  validateSearch: ({ view }): { view?: Edition } => (view === 'text' || view === 'pdf' ? { view } : {}),
  // Data that was loaded for one edition is never shown for the other.
  loaderDeps: ({ search }) => ({ isText: search.view ? search.view === 'text' : readsFirst() }),
  loader: async ({ params, preload, deps: { isText } }) => {
    const found = await findAndPreloadNote(params.noteSlug, !isText && (!preload || mayPreloadReader()))
    const opened = found && openPlace(found.subject, found.place)
    const flowing = isText && opened ? await findFlowingNote(opened.note) : null
    return { opened, flowing }
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: NoteLoading,
  errorComponent: NoteLoadFailure,
  component: NoteView,
})

function NoteView() {
  const navigate = Route.useNavigate()
  return (
    <DashboardNotePage
      {...Route.useLoaderData()}
      onEdition={(view) => void navigate({ search: { view }, replace: true })}
      viewer={PdfViewer}
    />
  )
}
