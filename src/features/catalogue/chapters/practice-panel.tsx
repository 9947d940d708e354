import type { SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { countOf } from '#domain/numbers.ts'
import { LinkButton } from '#src/ui/button.tsx'

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
