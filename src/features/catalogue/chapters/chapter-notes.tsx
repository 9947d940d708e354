import { lazy, Suspense } from 'react'
import type { ChapterOutline, SubjectNotes, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { favoriteOfChapter } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { Extra } from '#src/platform/loading/extra.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { ContributeLink } from '../contribute-link.tsx'
import { CatalogueHead } from './catalogue-head.tsx'
import { ChapterPractice } from './chapter-practice.tsx'
import { ChapterSteps } from './chapter-steps.tsx'
import { ChapterTitle } from './chapter-title.tsx'
import { ChapterTopics } from './chapter-topics.tsx'
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
