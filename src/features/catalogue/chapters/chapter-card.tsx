import { Link } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import type { ChapterOutline, ChapterQuiz, SubjectNotes, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { favoriteOfChapter, favoriteOfNote } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { useReadsFirst } from '#src/platform/page/read-first.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { ChapterTitle, langOf } from './nepali-text.tsx'
import { NoteFacts } from './note-cards.tsx'
import { QuestionProgress } from './question-progress.tsx'

type Props = {
  subject: SubjectOutline
  chapter: ChapterOutline
  notes: Promise<SubjectNotes>
}

/** The card links to the chapter; the links to its notes and its quizzes lie above that link. */
export function ChapterCard({ subject, chapter, notes }: Props) {
  return (
    <article className="card relative grid gap-3 p-4 transition-colors duration-150 hover:bg-raised lg:grid-cols-2 lg:gap-6">
      <div className="flex items-start gap-4">
        <span
          className="flex w-11 shrink-0 flex-col items-center gap-1 rounded-sm bg-raised py-1 text-hue"
          data-hue={subject.hue}
        >
          <Icon className="size-5" name={subject.icon} />
          <span className="tabular text-15 leading-4 font-semibold">{subject.chapters.indexOf(chapter) + 1}</span>
        </span>
        <div className="min-w-0 grow">
          <h2 className="text-17">
            <Link
              className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
              params={{ subject: subject.key, chapter: chapter.id }}
              to="/notes/$subject/$chapter"
            >
              <ChapterTitle chapter={chapter} />
            </Link>
          </h2>
          <p className="text-soft">{chapter.description}</p>
          <QuestionProgress chapterId={chapter.id} className="mt-1 block" notes={notes} />
        </div>
        {/* Lies above the link that covers the card. */}
        <FavoriteToggle className="relative -mt-2 -mr-2" target={favoriteOfChapter(subject, chapter)} />
      </div>
      <div className="flex flex-col gap-2">
        {chapter.notesCount === 0 ? (
          <p className="flex items-center gap-2 text-13 text-faint max-lg:ml-15 lg:px-3">
            <Icon className="size-4" name="clock" />
            Notes coming soon
          </p>
        ) : (
          <Suspense
            fallback={
              <Skeleton text="Loading notes...">
                <Bone className="h-24" />
              </Skeleton>
            }
          >
            <NoteLinks chapterId={chapter.id} notes={notes} subjectKey={subject.key} />
          </Suspense>
        )}
        {chapter.quizzes.map((quiz) => (
          <QuizLink key={quiz.id} quiz={quiz} />
        ))}
      </div>
    </article>
  )
}

type LinksProps = { subjectKey: string; chapterId: string; notes: Promise<SubjectNotes> }

function NoteLinks({ subjectKey, chapterId, notes }: LinksProps) {
  const own = use(notes)[chapterId] ?? []
  const readsFirst = useReadsFirst()
  return (
    // Lies above the link that covers the card.
    <ul className="relative flex flex-col gap-2">
      {own.map((note) => (
        <li className="flex items-center gap-1" key={note.id}>
          <Link
            className="flex min-w-0 grow items-start gap-3 rounded-sm border border-line bg-raised p-3 transition-colors duration-150 hover:border-accent"
            params={{ subject: subjectKey, chapter: chapterId, noteId: note.id }}
            to={readsFirst ? '/notes/$subject/$chapter/$noteId/read' : '/notes/$subject/$chapter/$noteId/view'}
          >
            <Icon className="mt-0.5 size-5 text-accent" name="file" />
            <span className="min-w-0">
              <span className="block font-semibold" lang={langOf(note.title)}>
                {note.title}
              </span>
              <span className="block text-13 text-soft" lang={langOf(note.description)}>
                {note.description}
              </span>
              <NoteFacts note={note} />
            </span>
          </Link>
          <FavoriteToggle className="-mr-2" target={favoriteOfNote(note)} />
        </li>
      ))}
    </ul>
  )
}

function QuizLink({ quiz: { title, totalQuestions, timeLimit } }: { quiz: ChapterQuiz }) {
  return (
    <Link
      aria-label={`Practise: ${title}`}
      className="relative flex min-h-11 items-center gap-3 rounded-sm border border-line bg-raised px-3 py-2 transition-colors duration-150 hover:border-accent"
      search={{ q: title }}
      to="/quiz"
    >
      <Icon className="size-5 text-accent" name="quiz" />
      <span className="font-semibold">Practise</span>
      <span className="tabular text-13 text-soft">{`${totalQuestions} questions, ${timeLimit} minutes`}</span>
    </Link>
  )
}
