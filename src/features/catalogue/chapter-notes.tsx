import { Suspense, use } from 'react'
import type { SubjectNotes, SubjectOutline } from '../../../domain/catalogue.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ContributeLink } from './contribute-link.tsx'
import { NoteFacts } from './note-facts.tsx'

type Props = {
  subject: SubjectOutline
  chapter: SubjectOutline['chapters'][number]
  notes: Promise<SubjectNotes>
}

export function ChapterNotes({ subject, chapter, notes }: Props) {
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
      {chapter.notesCount === 0 ? (
        <EmptyState hint="Be the first to share yours with everyone." icon="file" title="No Notes Available Yet">
          <ContributeLink about={about} label="Contribute Notes" />
        </EmptyState>
      ) : (
        <Suspense
          fallback={
            <Skeleton className="grid gap-4 lg:grid-cols-2" text="Loading notes...">
              <Bone className="h-40 rounded-lg" />
            </Skeleton>
          }
        >
          <NoteCards chapterId={chapter.id} notes={notes} subjectKey={subject.key} />
        </Suspense>
      )}
    </div>
  )
}

type CardsProps = { subjectKey: string; chapterId: string; notes: Promise<SubjectNotes> }

function NoteCards({ subjectKey, chapterId, notes }: CardsProps) {
  const own = use(notes)[chapterId] ?? []
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {own.map((note) => (
        <li className="card flex flex-col gap-3 p-4" key={note.id}>
          <h2 className="text-20">{note.title}</h2>
          <p className="text-soft">{note.description}</p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
            <NoteFacts note={note} />
            <LinkButton
              aria-label={`View ${note.title}`}
              icon="eye"
              params={{ subject: subjectKey, chapter: chapterId, noteId: note.id }}
              to="/notes/$subject/$chapter/$noteId/view"
            >
              View
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  )
}
