import { memo, useDeferredValue, useId, useMemo } from 'react'
import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { listSections } from '#domain/quiz/exam-sections.ts'
import {
  countStates,
  countWithAnswer,
  type QuestionState,
  STATE_NAMES,
  stateFinder,
} from '#domain/quiz/question-state.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { Button } from '#src/ui/button.tsx'
import { frameStyle, STATE_FRAMES, StateLegend, StateMarks } from './state-mark.tsx'
import { useStable } from './use-stable.ts'

type Props = {
  quiz: PublicQuiz
  attempt: UnfinishedAttempt
  onGo: (position: number) => void
  onFinish: () => void
}

/**
 * All questions of a mock exam with their states, by section, ten in a row on wide screens. It is rendered after what was
 * touched has been painted.
 */
export function ExamNavigator({ quiz, attempt, onGo, onFinish }: Props) {
  return (
    <QuestionsBySection
      attempt={useDeferredValue(attempt)}
      onFinish={useStable(onFinish)}
      onGo={useStable(onGo)}
      quiz={quiz}
    />
  )
}

const QuestionsBySection = memo(function QuestionsBySection({ quiz, attempt, onGo, onFinish }: Props) {
  const id = useId()
  const { questions } = quiz
  const sections = useMemo(() => listSections(quiz), [quiz])
  const isOnPaper = attempt.paper !== null
  const stateOf = stateFinder(attempt)
  const idAt = (position: number) => questions[position]?.id ?? ''
  const ids = questions.map(({ id }) => id)
  return (
    <div className="flex flex-col gap-6">
      <StateLegend counts={countStates(ids, attempt)} />
      {sections.map(({ name, positions }, index) => {
        const counts = countStates(positions.map(idAt), attempt)
        return (
          <section aria-labelledby={`${id}-${index}`} className="flex flex-col gap-2" key={name}>
            <div className="flex flex-wrap justify-between gap-x-3">
              <h3 className="text-15" id={`${id}-${index}`}>
                {name}
              </h3>
              <p className="tabular text-13 text-soft">
                {isOnPaper
                  ? `${positions.length - counts['not-visited']} of ${positions.length} seen`
                  : `${countWithAnswer(counts)} of ${positions.length} answered`}
              </p>
            </div>
            <ol className="grid grid-cols-5 gap-2 sm:grid-cols-10">
              {positions.map((position) => (
                <li key={position}>
                  <Cell
                    isCurrent={position === attempt.position}
                    onGo={onGo}
                    position={position}
                    state={stateOf(idAt(position))}
                  />
                </li>
              ))}
            </ol>
          </section>
        )
      })}
      <Button className="self-start" kind="secondary" onClick={onFinish}>
        {isOnPaper ? 'Enter my marks' : 'Summary and submit'}
      </Button>
    </div>
  )
})

type CellProps = { position: number; state: QuestionState; isCurrent: boolean; onGo: (position: number) => void }

/** There can be 200, so each renders again only when it changes. */
const Cell = memo(function Cell({ position, state, isCurrent, onGo }: CellProps) {
  return (
    <button
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={`Question ${position + 1}, ${STATE_NAMES[state]}`}
      className={`tabular relative flex min-h-12 w-full items-center justify-center rounded-sm border font-semibold hover:border-strong ${STATE_FRAMES[state]} ${isCurrent ? 'outline-2 outline-ink' : ''}`}
      onClick={() => onGo(position)}
      style={frameStyle(state)}
      type="button"
    >
      <span>{position + 1}</span>
      <StateMarks state={state} />
    </button>
  )
})
