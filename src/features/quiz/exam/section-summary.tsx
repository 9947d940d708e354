import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { listSections } from '#domain/quiz/exam-sections.ts'
import { countStates, countWithAnswer } from '#domain/quiz/question-state.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'

type Props = { quiz: PublicQuiz; attempt: UnfinishedAttempt }

/** Where each section of a mock exam stands before it is handed in. */
export function SectionSummary({ quiz, attempt }: Props) {
  return (
    <ul aria-label="Sections" className="flex flex-col">
      {listSections(quiz).map(({ name, positions }) => {
        const counts = countStates(
          positions.map((position) => quiz.questions[position]?.id ?? ''),
          attempt,
        )
        const flagged = counts.flagged + counts['answered-flagged']
        const leftOpen = counts['not-answered'] + counts.flagged
        const parts = [
          leftOpen > 0 && `${leftOpen} seen and left open`,
          counts['not-visited'] > 0 && `${counts['not-visited']} not visited`,
          flagged > 0 && `${flagged} flagged`,
        ].filter((part) => part !== false)
        // On paper nothing is known of what was only looked at.
        const hasParts = attempt.paper === null && parts.length > 0
        return (
          <li className="border-t border-line py-2" key={name}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{name}</span>
              <span className="tabular">{`${countWithAnswer(counts)} of ${positions.length} answered`}</span>
            </p>
            {hasParts && <p className="tabular text-13 text-soft">{parts.join(' · ')}</p>}
          </li>
        )
      })}
    </ul>
  )
}
