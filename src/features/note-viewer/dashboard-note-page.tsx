import { useNavigate } from '@tanstack/react-router'
import type { NotePlace, SubjectDetail } from '../../../domain/catalogue/catalogue.ts'
import { openNote, pathOfNote } from '../../../domain/catalogue/note-address.ts'
import { useAuth } from '../../app/session/auth.tsx'
import { useWayBack } from '../../app/way-back/use-way-back.ts'
import { LinkButton } from '../../ui/button.tsx'
import { NoteHeader } from './note-header.tsx'
import { NoteNotFound } from './note-not-found.tsx'
import { type DocumentViewer, NoteReader } from './note-reader.tsx'
import { RemoveFavorite } from './remove-favorite.tsx'

type Props = { found: { place: NotePlace; subject: SubjectDetail | null } | null; viewer: DocumentViewer }

/** The same note inside the dashboard. */
export function DashboardNotePage({ found, viewer }: Props) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const { leave, goBackInstead } = useWayBack()
  const opened =
    found &&
    openNote(found.subject, { subject: found.place.subjectKey, chapter: found.place.chapterId, noteId: found.place.id })
  if (!opened || typeof opened === 'string') {
    return (
      <NoteNotFound>
        <LinkButton icon="arrow-left" to="/dashboard/notes">
          Back to Notes
        </LinkButton>
        <RemoveFavorite />
      </NoteNotFound>
    )
  }
  return (
    <div className="flex flex-col">
      <LinkButton
        className="-ml-3 self-start"
        icon="arrow-left"
        kind="quiet"
        onClick={goBackInstead}
        replace
        size="small"
        to="/dashboard/notes"
      >
        Back to Notes
      </LinkButton>
      <NoteHeader opened={opened} />
      {user && (
        <NoteReader
          key={opened.note.id}
          note={opened.note}
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
