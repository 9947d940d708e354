import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import type { ExamSection } from '#domain/quiz/exam-sections.ts'
import { countStates, countWithAnswer } from '#domain/quiz/question-state.ts'
import type { PublicQuestion } from '#domain/quiz/quiz.ts'

type Props = { questions: readonly PublicQuestion[]; sections: readonly ExamSection[]; attempt: UnfinishedAttempt }

/** Where each section of a mock exam stands before it is handed in. */
export function SectionSummary({ questions, sections, attempt }: Props) {
  return (
    <ul aria-label="Sections" className="flex flex-col">
      {sections.map(({ name, positions }) => {
        const counts = countStates(
          positions.map((position) => questions[position]?.id ?? ''),
          attempt,
        )
        const flagged = counts.flagged + counts['answered-flagged']
        const parts = [
          counts['not-answered'] + counts.flagged > 0 &&
            `${counts['not-answered'] + counts.flagged} seen and left open`,
          counts['not-visited'] > 0 && `${counts['not-visited']} not visited`,
          flagged > 0 && `${flagged} flagged`,
        ].filter((part) => part !== false)
        return (
          <li className="border-t border-line py-2" key={name}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{name}</span>
              <span className="tabular">{`${countWithAnswer(counts)} of ${positions.length} answered`}</span>
            </p>
            {parts.length > 0 && <p className="tabular text-13 text-soft">{parts.join(' · ')}</p>}
          </li>
        )
      })}
    </ul>
  )
}
