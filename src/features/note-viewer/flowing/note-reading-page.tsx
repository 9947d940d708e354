import { type NoteMissing, type OpenedNote, pathOfFlowingNote } from '#domain/catalogue/note-address.ts'
import { favoriteOfNote } from '#domain/study/favorite-target.ts'
import type { FlowingNote } from '#src/content/flowing-note-data.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { SaveButton } from '#src/platform/offline/saved/save-button.tsx'
import { describeFlowingNote, describeTrail } from '#src/platform/page/structured-data.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { NoteNotFound } from '../note-states.tsx'
import { FlowingText } from './flowing-text.tsx'

type Props = { opened: OpenedNote | NoteMissing; flowing: FlowingNote | null }

/** A note's text page. The text is in the HTML, and can be read without a script. */
export function NoteReadingPage({ opened, flowing }: Props) {
  if (typeof opened === 'string' || !flowing) {
    return (
      <NoteNotFound {...(typeof opened === 'string' && { reason: opened })}>
        <LinkButton icon="arrow-left" to="/notes">
          Back to Notes
        </LinkButton>
      </NoteNotFound>
    )
  }
  return <FoundNote flowing={flowing} key={opened.note.id} opened={opened} />
}

function FoundNote({ opened, flowing }: { opened: OpenedNote; flowing: FlowingNote }) {
  const { note, subject, chapter } = opened
  const path = pathOfFlowingNote(opened)
  const title = `${note.title}: ${subject.name} notes for ${subject.grade_level}, to read`
  const address = { subject: subject.key, chapter: chapter.id }
  const chapterLink = { to: '/notes/$subject/$chapter', params: address } as const
  const pdfLink = { to: '/notes/$subject/$chapter/$noteId/view', params: { ...address, noteId: note.id } } as const
  return (
    <div className="page py-4 sm:py-6">
      <PageHead
        description={note.description}
        kind="article"
        path={path}
        structured={[
          describeFlowingNote({ name: note.title, description: note.description, path, subject }, note, flowing),
          describeTrail(
            { name: 'Notes', path: '/notes' },
            { name: subject.name, path: `/notes/${subject.key}` },
            { name: chapter.title, path: `/notes/${subject.key}/${chapter.id}` },
            { name: note.title, path },
          ),
        ]}
        title={title}
      />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <LinkButton className="-ml-3" icon="arrow-left" kind="quiet" size="small" {...chapterLink}>
          Back to chapter
        </LinkButton>
        <div className="flex flex-wrap items-center gap-2">
          <FavoriteToggle target={favoriteOfNote(note)} />
          <SaveButton isCompact target={{ kind: 'note', subjectKey: subject.key, id: note.id }} what={note.title} />
          <LinkButton icon="file" kind="secondary" size="small" {...pdfLink}>
            PDF
          </LinkButton>
        </div>
      </div>
      <FlowingText flowing={flowing} opened={opened} />
    </div>
  )
}
