import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ChapterOutline, Hue, SubjectNotes, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { findSteps } from '#domain/catalogue/chapter-steps.ts'
import { favoriteOfChapter } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { Extra } from '#src/platform/loading/extra.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { CatalogueHead, ContributeLink } from './catalogue-head.tsx'
import { ChapterPractice } from './chapter-practice.tsx'
import { ChapterTitle } from './nepali-text.tsx'
import { NoteCards } from './note-cards.tsx'
import { QuestionProgress } from './question-progress.tsx'

/** A visitor's visit to a chapter is not recorded. */
const Visit = lazy(async () => ({ default: (await import('#src/platform/visit/visit.tsx')).Visit }))

type Props = {
  subject: SubjectOutline
  chapter: ChapterOutline
  notes: Promise<SubjectNotes>
}

export function ChapterNotes({ subject, chapter, notes }: Props) {
  const about = `${chapter.title}, ${subject.name} (${subject.grade_level})`
  const description = `${chapter.description} ${subject.name} for ${subject.grade_level}: ${chapter.topics.join(', ')}.`
  const index = subject.chapters.indexOf(chapter)
  const { id, title } = chapter
  const contentId = `${subject.key}/${id}`
  const { user } = useAuth()
  const visited = { contentType: 'chapter', contentId, title, subject: subject.name, chapter: title } as const
  return (
    <div className="page flex flex-col gap-6 py-8 lg:py-12">
      {user && (
        <Extra>
          <Visit content={{ ...visited, url: `/notes/${contentId}` }} />
        </Extra>
      )}
      <CatalogueHead
        chapter={chapter}
        contribute={{ about, label: 'Upload Notes' }}
        description={description}
        subject={subject}
        title={about}
      >
        <div className="flex items-start justify-between gap-3 sm:justify-start">
          <h1 className="text-32">
            <ChapterTitle chapter={chapter} />
          </h1>
          <FavoriteToggle target={favoriteOfChapter(subject, chapter)} />
        </div>
        <div className="flex flex-wrap gap-x-4">
          <p className="tabular text-13 text-faint">{`Chapter ${index + 1} of ${subject.chapters.length}`}</p>
          <QuestionProgress chapterId={id} notes={notes} />
        </div>
        <p className="max-w-2xl text-17 text-soft">{chapter.description}</p>
      </CatalogueHead>
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="flex flex-col gap-6">
          {chapter.notesCount === 0 ? (
            <div className="card">
              <EmptyState hint="Be the first to share yours with everyone." icon="file" title="No Notes Available Yet">
                <ContributeLink about={about} label="Contribute Notes" />
              </EmptyState>
            </div>
          ) : (
            <section aria-labelledby="read" className="flex flex-col gap-3">
              <h2 className="text-20" id="read">
                Read
              </h2>
              <Suspense
                fallback={
                  <Skeleton text="Loading notes...">
                    <Bone className="h-40 rounded-lg" />
                  </Skeleton>
                }
              >
                <NoteCards chapter={chapter} notes={notes} subjectKey={subject.key} />
              </Suspense>
            </section>
          )}
          <ChapterPractice chapter={chapter} subject={subject} />
        </div>
        <ChapterTopics hue={subject.hue} topics={chapter.topics} />
      </div>
      <ChapterSteps index={index} subject={subject} />
    </div>
  )
}

/** The key topics of a chapter. */
function ChapterTopics({ topics, hue }: { topics: readonly string[]; hue: Hue }) {
  return (
    <section aria-labelledby="topics" className="card flex flex-col gap-3 p-4 sm:p-6">
      <h2 className="text-17" id="topics">
        In this chapter
      </h2>
      <ul className="flex flex-col gap-2 text-soft">
        {topics.map((topic) => (
          <li className="flex gap-2" key={topic}>
            <span aria-hidden="true" className="text-hue" data-hue={hue}>
              •
            </span>
            <span>{topic}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChapterStepsProps = { subject: SubjectOutline; index: number }

/** Links from the chapter at `index` to those before and after it. */
function ChapterSteps({ subject, index }: ChapterStepsProps) {
  const { previous, next } = findSteps(subject.chapters, index)
  return (
    <nav aria-label="Chapters" className="grid gap-3 border-t border-line pt-6 sm:grid-cols-2">
      <Step chapter={previous} direction="previous" subject={subject} />
      <Step chapter={next} direction="next" subject={subject} />
    </nav>
  )
}

const DIRECTIONS = {
  previous: { label: 'Previous chapter', icon: 'arrow-left', place: 'sm:col-start-1' },
  next: { label: 'Next chapter', icon: 'arrow-right', place: 'flex-row-reverse text-right sm:col-start-2' },
} as const

type StepProps = {
  subject: SubjectOutline
  chapter: ChapterOutline | undefined
  direction: keyof typeof DIRECTIONS
}

function Step({ subject, chapter, direction }: StepProps) {
  if (!chapter) return null
  const { label, icon, place } = DIRECTIONS[direction]
  return (
    <Link
      className={`card flex items-center gap-3 p-4 transition-colors duration-150 hover:bg-raised ${place}`}
      params={{ subject: subject.key, chapter: chapter.id }}
      to="/notes/$subject/$chapter"
    >
      <Icon className="text-faint" name={icon} />
      <span className="min-w-0 grow">
        <span className="tabular block text-13 text-faint">
          {`${label} (${subject.chapters.indexOf(chapter) + 1} of ${subject.chapters.length})`}
        </span>
        <span className="block font-semibold">
          <ChapterTitle chapter={chapter} />
        </span>
      </span>
    </Link>
  )
}
