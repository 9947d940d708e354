import { Link } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import type { Note, SubjectNotes, SubjectOutline } from '../../../domain/catalogue.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ContributeLink } from './contribute-link.tsx'
import { NoteFacts } from './note-facts.tsx'
import { SubjectIcon } from './subject-icon.tsx'

type Props = { subject: SubjectOutline; notes: Promise<SubjectNotes> }

export function ChapterList({ subject, notes }: Props) {
  useTitle(`${subject.name} (${subject.grade_level})`)
  return (
    <div className="page flex flex-col gap-6 py-8 lg:py-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LinkButton className="-ml-3" icon="arrow-left" kind="quiet" to="/notes">
          All subjects
        </LinkButton>
        <ContributeLink about={`${subject.name}, ${subject.grade_level}`} label="Contribute Notes" />
      </div>
      <header className="flex items-start gap-4">
        <SubjectIcon hue={subject.hue} icon={subject.icon} large />
        <div>
          <h1 className="text-32">{subject.name}</h1>
          <p className="text-soft">
            {subject.grade_level} · {subject.totalChapters} chapters · {subject.totalNotes}{' '}
            {subject.totalNotes === 1 ? 'note' : 'notes'}
          </p>
        </div>
      </header>
      {subject.chapters.length === 0 ? (
        <EmptyState icon="book" title="No Chapters Available">
          <LinkButton to="/notes">Browse all subjects</LinkButton>
        </EmptyState>
      ) : (
        <ol className="grid gap-4 lg:grid-cols-2">
          {subject.chapters.map((chapter, index) => (
            <li key={chapter.id}>
              <ChapterCard chapter={chapter} notes={notes} number={index + 1} subject={subject} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

type CardProps = {
  subject: SubjectOutline
  chapter: SubjectOutline['chapters'][number]
  notes: Promise<SubjectNotes>
  number: number
}

function ChapterCard({ subject, chapter, notes, number }: CardProps) {
  return (
    <article className="card flex h-full flex-col gap-3 p-4" data-hue={subject.hue}>
      <div className="flex items-start gap-3">
        <span className="flex size-11 shrink-0 flex-col items-center justify-center rounded-sm bg-raised text-hue">
          <Icon className="size-5" name={subject.icon} />
          <span className="tabular text-13 leading-4 font-semibold">{number}</span>
        </span>
        <div>
          <h2 className="text-17">
            <Link
              className="hover:text-accent"
              params={{ subject: subject.key, chapter: chapter.id }}
              to="/notes/$subject/$chapter"
            >
              {chapter.titleNepali ? (
                <>
                  <span lang="ne">{chapter.titleNepali}</span> ({chapter.title})
                </>
              ) : (
                chapter.title
              )}
            </Link>
          </h2>
          <p className="text-soft">{chapter.description}</p>
        </div>
      </div>
      {chapter.notesCount === 0 ? (
        <p className="mt-auto flex items-center gap-2 text-13 text-faint">
          <Icon className="size-4" name="clock" />
          Notes coming soon
        </p>
      ) : (
        <Suspense
          fallback={
            <Skeleton className="mt-auto" text="Loading notes...">
              <Bone className="h-24" />
            </Skeleton>
          }
        >
          <ChapterNoteLinks chapterId={chapter.id} notes={notes} subjectKey={subject.key} />
        </Suspense>
      )}
    </article>
  )
}

type LinksProps = { subjectKey: string; chapterId: string; notes: Promise<SubjectNotes> }

function ChapterNoteLinks({ subjectKey, chapterId, notes }: LinksProps) {
  const own: Note[] = use(notes)[chapterId] ?? []
  return (
    <ul className="mt-auto flex flex-col gap-2">
      {own.map((note) => (
        <li key={note.id}>
          <Link
            className="flex items-start gap-3 rounded-sm border border-line bg-raised p-3 transition-colors duration-150 hover:border-accent"
            params={{ subject: subjectKey, chapter: chapterId, noteId: note.id }}
            to="/notes/$subject/$chapter/$noteId/view"
          >
            <Icon className="mt-0.5 size-5 text-accent" name="file" />
            <span className="min-w-0">
              <span className="block font-semibold">{note.title}</span>
              <span className="block text-13 text-soft">{note.description}</span>
              <NoteFacts note={note} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
