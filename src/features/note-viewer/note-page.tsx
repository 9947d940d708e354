import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import type { SubjectDetail } from '#domain/catalogue/catalogue.ts'
import { type NoteAddress, openNote, pathOfNote } from '#domain/catalogue/note-address.ts'
import { useWayBack } from '#src/platform/page/way-back/use-way-back.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { NoteForVisitors } from './note-for-visitors.tsx'
import { NoteHeader } from './note-header.tsx'
import { NoteLoading } from './note-loading.tsx'
import { NoteNotFound } from './note-not-found.tsx'
import type { NoteReader } from './note-reader.tsx'

type Props = {
  subject: SubjectDetail | null
  address: NoteAddress
  /** Null until it is known that a student is signed in. */
  reader: ComponentType<Omit<ComponentProps<typeof NoteReader>, 'viewer'>> | null
}

/** A note at its public address. A student reads it here, a visitor opens its file. */
export function NotePage({ subject, address, reader: Reader }: Props) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const { leave, goBackInstead } = useWayBack()
  const opened = openNote(subject, address)
  if (typeof opened === 'string') {
    return (
      <NoteNotFound reason={opened}>
        <LinkButton icon="arrow-left" to="/notes">
          Back to Notes
        </LinkButton>
      </NoteNotFound>
    )
  }

  const { note, chapter } = opened
  const chapterLink = {
    to: '/notes/$subject/$chapter',
    params: { subject: opened.subject.key, chapter: chapter.id },
  } as const
  return (
    <div className="page flex flex-col py-4 sm:py-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <LinkButton
          className="-ml-3"
          icon="arrow-left"
          kind="quiet"
          onClick={goBackInstead}
          replace
          size="small"
          {...chapterLink}
        >
          Back to chapter
        </LinkButton>
        <LinkButton
          icon="book"
          kind="secondary"
          onClick={goBackInstead}
          params={{ ...chapterLink.params, noteId: note.id }}
          replace
          size="small"
          to="/notes/$subject/$chapter/$noteId/read"
        >
          Read as a page
        </LinkButton>
      </div>
      <NoteHeader opened={opened} />
      {!user && <NoteForVisitors key={note.id} opened={opened} />}
      {user && !Reader && <NoteLoading />}
      {user && Reader && (
        <Reader
          key={note.id}
          note={note}
          onClose={() => leave(() => void navigate({ ...chapterLink, replace: true }))}
          path={pathOfNote(opened)}
          userId={user.uid}
          variant="public"
        />
      )}
    </div>
  )
}
