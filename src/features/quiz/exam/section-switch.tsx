import { useEffect, useMemo, useRef } from 'react'
import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { type ExamSection, listSections } from '#domain/quiz/exam-sections.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'

type Props = {
  quiz: PublicQuiz
  attempt: UnfinishedAttempt
  onGo: (position: number) => void
}

/**
 * The sections of a mock exam with their counts. Each leads to the question that was looked at last in it, at first to its
 * first one. On a narrow screen they are one row that can be moved.
 */
export function SectionSwitch({ quiz, attempt, onGo }: Props) {
  const { questions } = quiz
  const sections = useMemo(() => listSections(quiz), [quiz])
  const row = useRef<HTMLFieldSetElement>(null)
  const index = sections.findIndex(({ positions }) => positions.includes(attempt.position))
  useEffect(() => {
    // Not by scrollIntoView, which would also move the page away from the question.
    const current = row.current?.querySelectorAll('button')[index]
    if (current) row.current?.scrollTo({ left: current.offsetLeft - 24 })
  }, [index])
  const idAt = (position: number) => questions[position]?.id ?? ''

  const isOnPaper = attempt.paper !== null
  const isCounted = (id: string) => (isOnPaper ? attempt.visited.includes(id) : id in attempt.answers)

  const goTo = ({ positions }: ExamSection) => {
    const seen = new Map(positions.map((position) => [idAt(position), position]))
    const last = attempt.visited.findLast((id) => seen.has(id))
    onGo((last === undefined ? undefined : seen.get(last)) ?? positions[0] ?? 0)
  }

  return (
    <fieldset className="relative flex min-w-0 gap-2 overflow-x-auto p-1" ref={row}>
      <legend className="sr-only">Sections</legend>
      {sections.map((section, place) => {
        const { name, positions } = section
        const counted = positions.filter((position) => isCounted(idAt(position))).length
        const isCurrent = place === index
        return (
          <button
            aria-current={isCurrent ? 'true' : undefined}
            aria-label={`${name}, ${counted} of ${positions.length} ${isOnPaper ? 'seen' : 'answered'}`}
            className={`flex min-h-11 shrink-0 flex-col justify-center rounded-sm border px-3 py-1 text-left ${isCurrent ? 'border-accent bg-raised text-ink' : 'border-line text-soft hover:border-strong'}`}
            key={name}
            onClick={() => {
              if (!isCurrent) goTo(section)
            }}
            type="button"
          >
            <span className="text-13 font-semibold">{name}</span>
            <span className="tabular text-13">{`${counted}/${positions.length}`}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
