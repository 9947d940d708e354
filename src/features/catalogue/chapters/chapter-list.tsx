import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SubjectNotes, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { hasContent } from '#domain/catalogue/chapter-steps.ts'
import { countOf } from '#domain/numbers.ts'
import { favoriteOfSubject } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { mayPreload } from '#src/platform/loading/may-preload.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SubjectIcon } from '../subjects/subject-icon.tsx'
import { CatalogueHead } from './catalogue-head.tsx'
import { ChapterCard } from './chapter-card.tsx'
import { EmptyChapters } from './empty-chapters.tsx'
import { PracticePanel } from './practice-panel.tsx'

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
