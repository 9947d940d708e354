import { formatIsoDay } from '../../../domain/iso-day.ts'
import type { OpenedNote } from '../../../domain/note-address.ts'
import { useTitle } from '../../ui/use-title.ts'

/** What the note is called, where it belongs, and how long it is. */
export function NoteHeader({ opened: { note, subject, chapter } }: { opened: OpenedNote }) {
  useTitle(note.title)
  return (
    <header className="mb-4 flex flex-col gap-1" data-hue={subject.hue}>
      <h1 className="text-24 sm:text-32">{note.title}</h1>
      <p className="text-soft">
        <span className="text-hue">{subject.name}</span> <span aria-hidden="true">/</span> {chapter.title}
      </p>
      <ul className="tabular flex flex-wrap gap-x-4 text-13 text-faint">
        <li>{note.pages === 1 ? '1 page' : `${note.pages} pages`}</li>
        <li>{note.size}</li>
        <li>Added {formatIsoDay(note.created_at)}</li>
      </ul>
    </header>
  )
}
