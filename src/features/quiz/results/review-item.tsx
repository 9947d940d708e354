import { useState } from 'react'
import { countOf } from '#domain/numbers.ts'
import { findOption, type Option as QuizOption } from '#domain/quiz/answers.ts'
import type { GradedQuestion } from '#domain/quiz/grading.ts'
import type { PublicQuestion } from '#domain/quiz/quiz.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { type Outcome, outcomeOf } from '#domain/quiz/result-breakdown.ts'
import { usePrinting } from '#src/platform/page/printing.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { FigurePicture } from '../maths/figure-picture.tsx'
import { MathText } from '../maths/math-text.tsx'
import { OptionText } from '../maths/option-text.tsx'

const OUTCOMES: Record<Outcome, { icon: IconName; colour: string; text: string }> = {
  correct: { icon: 'check', colour: 'text-green', text: 'Correct' },
  wrong: { icon: 'close', colour: 'text-red', text: 'Wrong' },
  unanswered: { icon: 'minus', colour: 'text-faint', text: 'Not answered' },
}

type Props = { number: number; question: PublicQuestion; graded: GradedQuestion; isFlagged: boolean }

export function ReviewItem({ number, question, graded, isFlagged }: Props) {
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
      {(isOpen || isPrinting) && <Solution graded={graded} question={question} />}
    </details>
  )
}

function Solution({ question, graded }: { question: PublicQuestion; graded: GradedQuestion }) {
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
