import { use } from 'react'
import { formatIsoDay } from '#domain/calendar/format-day.ts'
import type { Chapter, Note, SubjectNotes } from '#domain/catalogue/catalogue.ts'
import { favoriteOfNote } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { langOf } from './nepali-text.tsx'

type Props = { subjectKey: string; chapter: Chapter; notes: Promise<SubjectNotes> }

/** The notes of one chapter. Suspends until they are loaded. A note with the title of its chapter shows no title. */
export function NoteCards({ subjectKey, chapter, notes }: Props) {
  const own = use(notes)[chapter.id] ?? []
  return (
    <ul className="flex flex-col gap-4">
      {own.map((note) => (
        <li className="card flex flex-col gap-3 p-4 sm:p-6" key={note.id}>
          <div className="flex items-start justify-between gap-3">
            <div>
              {note.title !== chapter.title && (
                <h3 className="text-17" lang={langOf(note.title)}>
                  {note.title}
                </h3>
              )}
              <p className="text-soft" lang={langOf(note.description)}>
                {note.description}
              </p>
            </div>
            <FavoriteToggle className="-my-2 -mr-3" target={favoriteOfNote(note)} />
          </div>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
            <NoteFacts note={note} />
            <div className="flex flex-wrap items-center gap-2">
              <LinkButton
                aria-label={`Read ${note.title}`}
                icon="book"
                params={{ subject: subjectKey, chapter: chapter.id, noteId: note.id }}
                to="/notes/$subject/$chapter/$noteId/read"
              >
                Read
              </LinkButton>
              <LinkButton
                aria-label={`View ${note.title}`}
                icon="eye"
                kind="secondary"
                params={{ subject: subjectKey, chapter: chapter.id, noteId: note.id }}
                to="/notes/$subject/$chapter/$noteId/view"
              >
                View
              </LinkButton>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** When a note was added, and its size. */
export function NoteFacts({ note }: { note: Note }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-13 text-faint">
      <span>{`Added ${formatIsoDay(note.created_at)}`}</span>
      <span>{`${note.pages} pages`}</span>
      <span>{note.size}</span>
    </p>
  )
}
