import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ChapterOutline, SubjectNotes, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { hasContent } from '#domain/catalogue/chapter-steps.ts'
import { countOf } from '#domain/numbers.ts'
import { favoriteOfChapter, favoriteOfSubject } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { mayPreload } from '#src/platform/loading/may-preload.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SubjectIcon } from '../subjects/subject-icon.tsx'
import { CatalogueHead } from './catalogue-head.tsx'
import { ChapterCard } from './chapter-card.tsx'
import { PracticePanel } from './chapter-practice.tsx'
import { ChapterTitle } from './nepali-text.tsx'

const IDLE_MS = 1500

type Props = { subject: SubjectOutline; notes: Promise<SubjectNotes> }

export function ChapterList({ subject, notes }: Props) {
  const title = `${subject.name} (${subject.grade_level})`
  const notesCount = subject.totalNotes > 0 ? `, ${countOf(subject.totalNotes, 'free PDF note')}` : ''
  const description = `${subject.description} ${countOf(subject.totalChapters, 'chapter')}${notesCount}.`
  const filled = subject.chapters.filter(hasContent)
  const empty = subject.chapters.filter((chapter) => !hasContent(chapter))
  useChapterAhead(subject.key, filled[0]?.id)
  return (
    <div className="page flex flex-col gap-6 py-8 lg:py-12">
      <CatalogueHead
        contribute={{ about: `${subject.name}, ${subject.grade_level}`, label: 'Contribute Notes' }}
        description={description}
        subject={subject}
        title={title}
      >
        <div className="flex items-start gap-4">
          <SubjectIcon hue={subject.hue} icon={subject.icon} size="large" />
          <div>
            <h1 className="text-32">{subject.name}</h1>
            <p className="text-soft">
              {`${subject.grade_level} · ${countOf(subject.totalChapters, 'chapter')} · ${subject.totalNotes > 0 ? countOf(subject.totalNotes, 'note') : 'no notes yet'}`}
            </p>
          </div>
          <FavoriteToggle className="ml-auto sm:ml-0" target={favoriteOfSubject(subject)} />
        </div>
        <p className="max-w-2xl text-17 text-soft">{subject.description}</p>
        {subject.totalNotes > 0 && (
          <p>
            <Link
              className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
              params={{ subject: subject.key }}
              to="/notes/$subject/questions"
            >
              Board questions by unit and marks
            </Link>
          </p>
        )}
      </CatalogueHead>
      {subject.chapters.length === 0 ? (
        <EmptyState icon="book" title="No Chapters Available">
          <LinkButton activeOptions={{ exact: true }} to="/notes">
            Browse all subjects
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          {filled.length > 0 && (
            <ol className="flex flex-col gap-2">
              {filled.map((chapter) => (
                <li key={chapter.id}>
                  <ChapterCard chapter={chapter} notes={notes} subject={subject} />
                </li>
              ))}
            </ol>
          )}
          <PracticePanel subject={subject} />
          {empty.length > 0 && <EmptyChapters chapters={empty} subject={subject} />}
        </>
      )}
    </div>
  )
}

/** All chapters of a subject share a small script, which is fetched once this page has loaded. */
function useChapterAhead(subject: string, chapter: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (chapter === undefined || !mayPreload()) return
    const preload = () => void router.preloadRoute({ to: '/notes/$subject/$chapter', params: { subject, chapter } })
    const timer = setTimeout(preload, IDLE_MS)
    return () => clearTimeout(timer)
  }, [router, subject, chapter])
}

type EmptyChaptersProps = { subject: SubjectOutline; chapters: ChapterOutline[] }

/** The chapters of a subject without notes and quizzes, as lines that unfold. */
function EmptyChapters({ subject, chapters }: EmptyChaptersProps) {
  return (
    <section aria-labelledby="empty-chapters" className="flex flex-col gap-3">
      <h2 className="text-20" id="empty-chapters">
        {chapters.length < subject.chapters.length ? 'Other chapters' : 'Chapters'}
      </h2>
      <p className="max-w-2xl text-soft">{`There is nothing to read or to practise in ${chapters.length === 1 ? 'this chapter' : 'these chapters'} yet.`}</p>
      <ol className="card divide-y divide-line">
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <EmptyChapter chapter={chapter} subject={subject} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function EmptyChapter({ subject, chapter }: { subject: SubjectOutline; chapter: ChapterOutline }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="tabular w-6 shrink-0 text-right text-soft">{subject.chapters.indexOf(chapter) + 1}</span>
        <h3 className="min-w-0 grow font-normal">
          <ChapterTitle chapter={chapter} />
        </h3>
        <Icon className="text-faint transition-transform duration-150 group-open:rotate-180" name="chevron-down" />
      </summary>
      <div className="flex items-start justify-between gap-3 pr-2 pb-3 pl-13">
        <div className="flex flex-col gap-1">
          <p className="text-soft">{chapter.description}</p>
          <p className="flex items-center gap-2 text-13 text-faint">
            <Icon className="size-4" name="clock" />
            Notes coming soon
          </p>
          <Link
            className="inline-flex min-h-11 items-center self-start font-semibold text-accent underline-offset-4 hover:underline"
            params={{ subject: subject.key, chapter: chapter.id }}
            to="/notes/$subject/$chapter"
          >
            {`Topics of ${chapter.title}`}
          </Link>
        </div>
        <FavoriteToggle target={favoriteOfChapter(subject, chapter)} />
      </div>
    </details>
  )
}
