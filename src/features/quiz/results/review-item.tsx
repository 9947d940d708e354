import { useState } from 'react'
import { formatNumber } from '#domain/numbers.ts'
import { findOption, type Option as QuizOption } from '#domain/quiz/answers.ts'
import type { GradedQuestion } from '#domain/quiz/grading.ts'
import type { TopicPassage } from '#domain/quiz/question-places.ts'
import type { PublicQuestion } from '#domain/quiz/quiz.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { marksOf, type Outcome, outcomeOf } from '#domain/quiz/result-breakdown.ts'
import { type AttemptFacts, isSlow, secondsFor } from '#domain/quiz/review-filters.ts'
import { usePrinting } from '#src/platform/page/printing.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { formatClock } from '../format-time.ts'
import { FigurePicture } from '../maths/figure-picture.tsx'
import { MathText, OptionText } from '../maths/math-text.tsx'
import { ReportQuestion } from '../report-question.tsx'
import { PassageLink } from './passage-link.tsx'

const OUTCOMES: Record<Outcome, { icon: IconName; colour: string; text: string }> = {
  correct: { icon: 'check', colour: 'text-green', text: 'Correct' },
  wrong: { icon: 'close', colour: 'text-red', text: 'Wrong' },
  unanswered: { icon: 'minus', colour: 'text-faint', text: 'Not answered' },
}

type Props = {
  number: number
  question: PublicQuestion
  grade: GradedQuestion
  facts: AttemptFacts
  place: { chapter: string; passage?: TopicPassage } | null
}

export function ReviewItem(props: Props) {
  const { number, question, grade, facts } = props
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  const { icon, colour, text } = OUTCOMES[outcomeOf(grade)]
  const seconds = facts.times[question.id]
  return (
    <details className="card" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex list-none flex-col gap-2 rounded-lg p-4 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-center gap-3 text-13">
          <span className="tabular text-faint">{`Question ${number}`}</span>
          <span className={`flex items-center gap-1 font-semibold ${colour}`}>
            <Icon className="size-4" name={icon} />
            <span>{text}</span>
          </span>
          {seconds !== undefined && (
            <span
              className={`tabular flex items-center gap-1 ${isSlow(question, facts) ? 'text-orange' : 'text-soft'}`}
            >
              <Icon className="size-4" name="clock" />
              <span className="sr-only">Time </span>
              <span>{formatClock(seconds)}</span>
              {isSlow(question, facts) && <span>slow</span>}
            </span>
          )}
          {facts.flagged.includes(question.id) && (
            <span className="flex items-center gap-1 text-orange">
              <Icon className="size-4 fill-orange" name="flag" />
              Flagged
            </span>
          )}
          <Icon
            className={`ml-auto size-5 text-faint transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
            name="chevron-down"
          />
        </span>
        <span className="block overflow-x-auto overflow-y-hidden">
          <MathText text={question.question} />
        </span>
      </summary>
      {(isOpen || isPrinting) && <Solution {...props} />}
    </details>
  )
}

function Solution({ number, question, grade, facts, place }: Props) {
  const chosen = findOption(question, grade.chosen)
  const right = findOption(question, grade.correctAnswer)
  return (
    <div className="flex flex-col gap-4 border-t border-line p-4">
      {question.figure && (
        <div>
          <FigurePicture {...question.figure} />
        </div>
      )}
      <ul className="flex flex-col gap-1">
        {question.options.map((option, index) => (
          <Option
            isChosen={option === chosen}
            isRight={option === right}
            key={option.id}
            letter={OPTION_LETTERS[index] ?? ''}
            option={option}
          />
        ))}
      </ul>
      {grade.chosen === null && <p className="text-soft">You left this question open.</p>}
      <div>
        <h3 className="text-13 text-faint">Explanation</h3>
        <div className="overflow-x-auto overflow-y-hidden text-pretty">
          <MathText text={grade.explanation} />
        </div>
      </div>
      <ul className="tabular flex flex-wrap gap-x-4 text-13 text-soft">
        <li>{question.topic}</li>
        <li>{question.difficulty}</li>
        <li>{describeMarks(grade, question, facts)}</li>
        {describeTime(question, facts) && <li>{describeTime(question, facts)}</li>}
      </ul>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {place?.passage && <PassageLink chapter={place.chapter} passage={place.passage} />}
        <ReportQuestion name={`question ${number}`} questionId={question.id} />
      </div>
    </div>
  )
}

function Option(props: { letter: string; option: QuizOption; isRight: boolean; isChosen: boolean }) {
  const { letter, option, isRight, isChosen } = props
  const border = isRight ? 'border-green/60' : isChosen ? 'border-red/60' : 'border-transparent'
  const note = isRight && isChosen ? 'Your answer, right' : isRight ? 'Right answer' : 'Your answer'
  return (
    <li className={`flex flex-wrap items-start gap-x-3 rounded-sm border px-3 py-2 ${border}`}>
      <span className="shrink-0 font-semibold text-soft" translate="no">
        {letter}
      </span>
      <span className="min-w-0 grow basis-32 overflow-x-auto overflow-y-hidden">
        <OptionText option={option} />
      </span>
      {(isRight || isChosen) && (
        <span className={`flex items-center gap-1 text-13 ${isRight ? 'text-green' : 'text-red'}`}>
          <Icon className="size-4" name={isRight ? 'check' : 'close'} />
          <span>{note}</span>
        </span>
      )}
    </li>
  )
}

/** With a minus sign, which is as wide as a digit. */
function describeMarks(grade: GradedQuestion, { marks }: PublicQuestion, { penalty }: AttemptFacts): string {
  const earned = marksOf(grade, marks, penalty)
  const sign = earned < 0 ? '−' : ''
  return `${sign}${formatNumber(Math.abs(earned))} of ${marks} ${marks === 1 ? 'mark' : 'marks'}`
}

/** The time spent, and the time that one has for a question with these marks. */
function describeTime({ id, marks }: PublicQuestion, facts: AttemptFacts): string | null {
  const [seconds, allowed] = [facts.times[id], secondsFor(marks, facts)]
  if (seconds === undefined) return null
  return allowed === null ? formatClock(seconds) : `${formatClock(seconds)} of ${formatClock(allowed)}`
}
