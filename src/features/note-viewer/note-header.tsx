import { formatIsoDay } from '#domain/calendar/format-day.ts'
import { type OpenedNote, pathOfNote } from '#domain/catalogue/note-address.ts'
import { countOf } from '#domain/numbers.ts'
import { favoriteOfNote } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { SaveButton } from '#src/platform/offline/saved/save-button.tsx'
import { describeLearning, describeTrail } from '#src/platform/page/structured-data.ts'
import { PageHead } from '#src/ui/page-head.tsx'

/** The title of a note, its place, and its length. */
export function NoteHeader({ opened }: { opened: OpenedNote }) {
  const { note, subject, chapter } = opened
  const { description } = note
  const title = `${note.title}: ${subject.name} notes for ${subject.grade_level}`
  const path = pathOfNote(opened)
  const chapterPath = `/notes/${subject.key}/${chapter.id}`
  return (
    <header className="mb-4 flex flex-col gap-1" data-hue={subject.hue}>
      <PageHead
        description={description}
        path={path}
        structured={[
          describeLearning({ name: title, description, path, subject }, note),
          describeTrail(
            { name: 'Notes', path: '/notes' },
            { name: subject.name, path: `/notes/${subject.key}` },
            { name: chapter.title, path: chapterPath },
            { name: note.title, path },
          ),
        ]}
        title={title}
      />
      <div className="flex items-start justify-between gap-3 sm:justify-start">
        <h1 className="text-24 sm:text-32">{note.title}</h1>
        <FavoriteToggle className="-my-1" target={favoriteOfNote(note)} />
      </div>
      <p className="text-soft">
        <span className="text-hue">{subject.name}</span> <span aria-hidden="true">/</span>
        <span>{` ${chapter.title}`}</span>
      </p>
      <ul className="tabular flex flex-wrap gap-x-4 text-13 text-faint">
        <li>{countOf(note.pages, 'page')}</li>
        <li>{note.size}</li>
        <li>{`Added ${formatIsoDay(note.created_at)}`}</li>
      </ul>
      <div className="flex">
        <SaveButton target={{ kind: 'note', subjectKey: subject.key, id: note.id }} what={note.title} />
      </div>
    </header>
  )
}
