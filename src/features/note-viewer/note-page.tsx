import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import type { SubjectDetail } from '#domain/catalogue/catalogue.ts'
import { type NoteAddress, type OpenedNote, openNote, pathOfNote } from '#domain/catalogue/note-address.ts'
import { useWayBack } from '#src/platform/page/way-back/use-way-back.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { AnchorButton, LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { NoteHeader } from './note-header.tsx'
import type { NoteReader } from './note-reader.tsx'
import { NoteLoading, NoteNotFound } from './note-states.tsx'
import { useVisitorVisit } from './use-visitor-visit.ts'

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

/** Without an account a note opens in the browser's own viewer. */
function NoteForVisitors({ opened }: { opened: OpenedNote }) {
  const { note } = opened
  const from = useLocation({ select: ({ pathname }) => pathname })
  const { loading } = useAuth()
  useVisitorVisit(opened, !loading)
  return (
    <section className="card mx-auto mt-8 flex w-full max-w-xl flex-col items-center gap-4 px-4 py-8 text-center sm:px-8">
      <span className="rounded-full bg-raised p-4 text-accent">
        <Icon className="size-7" name="book" />
      </span>
      <h2 className="text-20">View PDF Note</h2>
      <p className="text-soft">{note.description}</p>
      {note.url ? (
        <>
          <AnchorButton className="max-sm:w-full" href={note.url} icon="external" rel="noopener" target="_blank">
            Open PDF in Browser
          </AnchorButton>
          <p className="max-w-sm text-13 text-soft">
            <Link className="font-semibold text-accent underline underline-offset-4" search={{ from }} to="/login">
              Sign in
            </Link>{' '}
            for the enhanced viewer: it opens the note on this page and remembers where you stopped. New here?{' '}
            <Link
              className="font-semibold text-accent underline underline-offset-4"
              search={{ from, mode: 'signup' }}
              to="/login"
            >
              Create an account
            </Link>
            .
          </p>
        </>
      ) : (
        <p className="text-orange">PDF file is not available</p>
      )}
    </section>
  )
}
