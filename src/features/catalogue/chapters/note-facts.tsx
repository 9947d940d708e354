import { formatIsoDay } from '#domain/calendar/format-day.ts'
import type { Note } from '#domain/catalogue/catalogue.ts'

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
