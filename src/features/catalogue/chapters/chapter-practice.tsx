import { lazy } from 'react'
import type { ChapterOutline, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { countOf } from '#domain/numbers.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'
import { LinkButton } from '#src/ui/button.tsx'

const ChapterLevel = lazy(async () => ({ default: (await import('./chapter-level.tsx')).ChapterLevel }))

type Props = { subject: SubjectOutline; chapter: ChapterOutline }

/** The quizzes of a chapter; if it has none of its own, those of its subject. */
export function ChapterPractice({ subject, chapter }: Props) {
  const { user } = useAuth()
  const { quizzes, practiceQuestions } = chapter
  if (quizzes.length === 0 && practiceQuestions === 0) return <PracticePanel subject={subject} />
  return (
    <section aria-labelledby="practise" className="flex flex-col gap-3">
      <h2 className="text-20" id="practise">
        Practise
      </h2>
      {quizzes.map(({ id, title, totalQuestions, timeLimit }) => (
        <div
          className="card flex flex-col items-start justify-between gap-3 p-4 sm:flex-row sm:items-center sm:gap-6 sm:p-6"
          key={id}
        >
          <p className="text-soft">
            {quizzes.length > 1 && <span className="block font-semibold text-ink">{title}</span>}
            <span className="tabular">{`${totalQuestions} questions of this chapter in ${timeLimit} minutes`}</span>
            <span>, graded at once, with an explanation for every answer.</span>
          </p>
          <LinkButton
            aria-label={`Practise: ${title}`}
            className="shrink-0"
            icon="quiz"
            search={{ q: title }}
            to="/quiz"
          >
            Practise
          </LinkButton>
        </div>
      ))}
      {practiceQuestions > 0 && (
        <div className="card flex flex-col items-start justify-between gap-3 p-4 sm:flex-row sm:items-center sm:gap-6 sm:p-6">
          <div>
            <p className="text-soft">
              {`At your own pace: ${countOf(practiceQuestions, 'question')} of this chapter, each explained at once, those that you missed first.`}
            </p>
            {user && (
              <Extra>
                <ChapterLevel chapter={`${subject.key}/${chapter.id}`} userId={user.uid} />
              </Extra>
            )}
          </div>
          <LinkButton
            aria-label={`Practise by topic: ${chapter.title}`}
            className="shrink-0"
            icon="target"
            kind="secondary"
            search={{ chapter: `${subject.key}/${chapter.id}` }}
            to="/dashboard/quizzes/practice"
          >
            Practise by topic
          </LinkButton>
        </div>
      )}
    </section>
  )
}

/** The link from a chapter to the quizzes of its subject; nothing if there are none. */
export function PracticePanel({ subject }: { subject: SubjectOutline }) {
  if (subject.totalQuizzes === 0) return null
  return (
    <section
      aria-labelledby="practice"
      className="card flex flex-col items-start justify-between gap-3 p-4 sm:flex-row sm:items-center sm:gap-6 sm:p-6"
    >
      <div>
        <h2 className="text-17" id="practice">
          Test yourself
        </h2>
        <p className="text-soft">
          {`${countOf(subject.totalQuizzes, `timed ${subject.name} quiz`, `timed ${subject.name} quizzes`)} for the board and the entrance exams, graded at once, with explanations.`}
        </p>
      </div>
      <LinkButton className="shrink-0" icon="quiz" kind="secondary" search={{ subject: subject.name }} to="/quiz">
        {`${subject.name} quizzes`}
      </LinkButton>
    </section>
  )
}
