import { Link } from '@tanstack/react-router'
import type { ChapterOutline, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { favoriteOfChapter } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ChapterTitle } from './chapter-title.tsx'

type Props = { subject: SubjectOutline; chapters: ChapterOutline[] }

/** The chapters of a subject without notes and quizzes, as lines that unfold. */
export function EmptyChapters({ subject, chapters }: Props) {
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
