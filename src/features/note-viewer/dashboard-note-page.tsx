import { useLocation, useNavigate } from '@tanstack/react-router'
import { type OpenedNote, pathOfNote } from '#domain/catalogue/note-address.ts'
import type { FlowingNote } from '#src/content/flowing-note-data.ts'
import { useFavorites } from '#src/platform/favorites/use-favorites.ts'
import { useWayBack } from '#src/platform/page/way-back/use-way-back.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { FlowingText } from './flowing/flowing-text.tsx'
import { NoteHeader } from './note-header.tsx'
import { type DocumentViewer, NoteReader } from './note-reader.tsx'
import { NoteNotFound } from './note-states.tsx'

export type Edition = 'text' | 'pdf'

const EDITIONS = [
  { value: 'text', label: 'Text' },
  { value: 'pdf', label: 'PDF' },
] as const

type Props = {
  opened: OpenedNote | null
  /** The text, if it is shown. */
  flowing: FlowingNote | null
  onEdition: (edition: Edition) => void
  viewer: DocumentViewer
}

/** A note inside the dashboard, in one of its two editions. */
export function DashboardNotePage({ opened, flowing, onEdition, viewer }: Props) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const { leave, goBackInstead } = useWayBack()
  if (!opened) {
    return (
      <NoteNotFound>
        <LinkButton icon="arrow-left" to="/dashboard/notes">
          Back to Notes
        </LinkButton>
        <RemoveFavorite />
      </NoteNotFound>
    )
  }
  const { note } = opened
  return (
    <div className="flex flex-col">
      <div className="mb-2 flex items-center justify-between gap-2 print:hidden">
        <LinkButton
          className="-ml-3"
          icon="arrow-left"
          kind="quiet"
          onClick={goBackInstead}
          replace
          size="small"
          to="/dashboard/notes"
        >
          Back to Notes
        </LinkButton>
        {note.flowing && (
          <Segments label="Edition" onChange={onEdition} options={EDITIONS} value={flowing ? 'text' : 'pdf'} />
        )}
      </div>
      <NoteHeader opened={opened} />
      {flowing && <FlowingText flowing={flowing} key={note.id} opened={opened} stands="below-heading" />}
      {!flowing && user && (
        <NoteReader
          key={note.id}
          note={note}
          onClose={() => leave(() => void navigate({ to: '/dashboard/notes', replace: true }))}
          path={pathOfNote(opened)}
          userId={user.uid}
          variant="dashboard"
          viewer={viewer}
        />
      )}
    </div>
  )
}

/** On the page of a note that no longer exists: removes it from Quick Access, if it is there. */
function RemoveFavorite() {
  const { list, toggle } = useFavorites()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const favorite = list?.find(({ url }) => url === path)
  if (!favorite) return null
  return (
    <Button icon="star" kind="secondary" onClick={() => toggle(favorite)}>
      Remove from Quick Access
    </Button>
  )
}
