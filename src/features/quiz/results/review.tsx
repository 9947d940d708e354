import { useState } from 'react'
import { countOf } from '#domain/numbers.ts'
import { findOption, type Option as QuizOption } from '#domain/quiz/answers.ts'
import type { GradedQuestion } from '#domain/quiz/grading.ts'
import type { PublicQuestion } from '#domain/quiz/quiz.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { isShownBy, type Outcome, outcomeOf, REVIEW_FILTERS, type ReviewFilter } from '#domain/quiz/result-breakdown.ts'
import { usePrinting } from '#src/platform/page/printing.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { FigurePicture } from '../maths/figure-picture.tsx'
import { MathText, OptionText } from '../maths/math-text.tsx'
import { ReportQuestion } from '../report-question.tsx'

/** Questions are shown in pages, because typesetting two hundred at once would block a cheap phone for seconds. */
const PAGE = 20

type Props = {
  questions: readonly PublicQuestion[]
  graded: readonly GradedQuestion[]
  flagged: readonly string[]
}

/** Every question with the student's answer, the right answer and its explanation. */
export function Review({ questions, graded, flagged }: Props) {
  const [filter, setFilter] = useState<ReviewFilter>('All')
  const [shown, setShown] = useState(PAGE)
  const isPrinting = usePrinting()
  const byId = new Map(questions.map((question, index) => [question.id, { question, number: index + 1 }]))
  const counts = new Map(
    REVIEW_FILTERS.map((name) => [name, graded.filter((one) => isShownBy(name, one, flagged)).length]),
  )
  const items = graded.filter((one) => isShownBy(filter, one, flagged))

  return (
    <section aria-labelledby="review-summary" className="flex flex-col gap-4">
      <h2 className="text-24" id="review-summary">
        Review Summary
      </h2>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Which questions to show</legend>
        {REVIEW_FILTERS.map((name) => (
          <button
            aria-pressed={name === filter}
            className={`tabular min-h-11 rounded-full border px-3 font-semibold disabled:opacity-50 ${name === filter ? 'border-accent bg-accent text-on-accent' : 'border-line text-soft hover:border-strong'}`}
            disabled={counts.get(name) === 0}
            key={name}
            onClick={() => {
              setFilter(name)
              setShown(PAGE)
            }}
            type="button"
          >
            {`${name} ${counts.get(name)}`}
          </button>
        ))}
      </fieldset>
      <ol className="flex flex-col gap-2">
        {items.slice(0, isPrinting ? items.length : shown).map((one) => {
          const found = byId.get(one.id)
          return (
            found && (
              <li key={one.id}>
                <ReviewItem graded={one} isFlagged={flagged.includes(one.id)} {...found} />
              </li>
            )
          )
        })}
      </ol>
      {items.length > shown && (
        <Button
          className="self-center"
          kind="secondary"
          onClick={() => setShown(shown + PAGE)}
        >{`Show more questions (${items.length - shown} left)`}</Button>
      )}
    </section>
  )
}

const OUTCOMES: Record<Outcome, { icon: IconName; colour: string; text: string }> = {
  correct: { icon: 'check', colour: 'text-green', text: 'Correct' },
  wrong: { icon: 'close', colour: 'text-red', text: 'Wrong' },
  unanswered: { icon: 'minus', colour: 'text-faint', text: 'Not answered' },
}

type ReviewItemProps = { number: number; question: PublicQuestion; graded: GradedQuestion; isFlagged: boolean }

function ReviewItem({ number, question, graded, isFlagged }: ReviewItemProps) {
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  const { icon, colour, text } = OUTCOMES[outcomeOf(graded)]
  return (
    <details className="card" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex list-none flex-col gap-2 rounded-lg p-4 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-center gap-3 text-13">
          <span className="tabular text-faint">{`Question ${number}`}</span>
          <span className={`flex items-center gap-1 font-semibold ${colour}`}>
            <Icon className="size-4" name={icon} />
            <span>{text}</span>
          </span>
          {isFlagged && (
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
      {(isOpen || isPrinting) && <Solution graded={graded} number={number} question={question} />}
    </details>
  )
}

type SolutionProps = { number: number; question: PublicQuestion; graded: GradedQuestion }

function Solution({ number, question, graded }: SolutionProps) {
  const chosen = findOption(question, graded.chosen)
  const right = findOption(question, graded.correctAnswer)
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
      {graded.chosen === null && <p className="text-soft">You left this question open.</p>}
      <div>
        <h3 className="text-13 text-faint">Explanation</h3>
        <div className="overflow-x-auto overflow-y-hidden text-pretty">
          <MathText text={graded.explanation} />
        </div>
      </div>
      <p className="text-13 text-faint">
        {`${question.topic} · ${countOf(question.marks, 'mark')} · ${question.difficulty}`}
      </p>
      <ReportQuestion name={`question ${number}`} questionId={question.id} />
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
      <span className="min-w-0 grow basis-0 overflow-x-auto overflow-y-hidden">
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
