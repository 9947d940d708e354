import type { SubjectDetail } from '../../../domain/catalogue.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ContributeLink } from './contribute-link.tsx'
import { NoteFacts } from './note-facts.tsx'

type Props = { subject: SubjectDetail; chapter: SubjectDetail['chapters'][number] }

export function ChapterNotes({ subject, chapter }: Props) {
  useTitle(`${chapter.title}, ${subject.name}`)
  const about = `${chapter.title}, ${subject.name} (${subject.grade_level})`
  return (
    <div className="page flex flex-col gap-6 py-8 lg:py-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LinkButton
          className="-ml-3"
          icon="arrow-left"
          kind="quiet"
          params={{ subject: subject.key }}
          to="/notes/$subject"
        >
          {subject.name} chapters
        </LinkButton>
        <ContributeLink about={about} label="Upload Notes" />
      </div>
      <header className="flex flex-col gap-2">
        <p className="text-13 text-faint">
          {subject.name} · {subject.grade_level}
        </p>
        <h1 className="text-32">
          {chapter.titleNepali ? <span lang="ne">{chapter.titleNepali} </span> : null}
          {chapter.titleNepali ? `(${chapter.title})` : chapter.title}
        </h1>
        <p className="max-w-2xl text-17 text-soft">{chapter.description}</p>
      </header>
      <section aria-labelledby="topics" className="flex flex-col gap-2">
        <h2 className="text-15 text-faint" id="topics">
          In this chapter
        </h2>
        <ul className="flex flex-wrap gap-2">
          {chapter.topics.map((topic) => (
            <li className="rounded-full border border-line px-3 py-1 text-13 text-soft" key={topic}>
              {topic}
            </li>
          ))}
        </ul>
      </section>
      {chapter.notes.length === 0 ? (
        <EmptyState hint="Be the first to share yours with everyone." icon="file" title="No Notes Available Yet">
          <ContributeLink about={about} label="Contribute Notes" />
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {chapter.notes.map((note) => (
            <li className="card flex flex-col gap-3 p-4" key={note.id}>
              <h2 className="text-20">{note.title}</h2>
              <p className="text-soft">{note.description}</p>
              <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
                <NoteFacts note={note} />
                <LinkButton
                  aria-label={`View ${note.title}`}
                  icon="eye"
                  params={{ subject: subject.key, chapter: chapter.id, noteId: note.id }}
                  to="/notes/$subject/$chapter/$noteId/view"
                >
                  View
                </LinkButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
