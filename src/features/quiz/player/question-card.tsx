import { useEffect, useId, useRef } from 'react'
import { countOf } from '#domain/numbers.ts'
import type { Option as QuizOption } from '#domain/quiz/answers.ts'
import type { PublicQuestion } from '#domain/quiz/quiz.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { Icon } from '#src/ui/icon.tsx'
import { FigurePicture } from '../maths/figure-picture.tsx'
import { MathText, OptionText } from '../maths/math-text.tsx'

const OPTIONS = 'flex flex-col gap-2 sideways:gap-1 sideways:col-start-2 sideways:row-span-4 sideways:row-start-1'

type Props = {
  question: PublicQuestion
  chosen: string | null
  isFlagged: boolean
  /** The options are only read, and marked on a sheet. */
  isOnPaper: boolean
  onChoose: (option: string | null) => void
  onFlag: () => void
}

export function QuestionCard({ question, chosen, isFlagged, isOnPaper, onChoose, onFlag }: Props) {
  const id = useId()
  const stem = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Moving on by key from inside the previous card removed the focused element, so the focus goes to the question.
    if (document.activeElement === document.body) stem.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      aria-labelledby={`${id}-stem`}
      className="card flex flex-col gap-4 p-4 sm:p-6 sideways:grid sideways:grid-cols-2 sideways:grid-rows-[auto_auto_1fr] sideways:gap-x-4 sideways:gap-y-1 sideways:p-3"
    >
      <p className="text-13 text-faint">
        {`${question.section ? `${question.section} · ` : ''}${question.topic} · ${countOf(question.marks, 'mark')}`}
      </p>
      <h2
        className="overflow-x-auto overflow-y-hidden py-1 text-17 font-normal text-pretty outline-none"
        id={`${id}-stem`}
        ref={stem}
        tabIndex={-1}
      >
        <MathText text={question.question} />
      </h2>
      {question.figure && (
        <div>
          <FigurePicture {...question.figure} />
        </div>
      )}
      {isOnPaper ? (
        <ul className={OPTIONS}>
          {question.options.map((option, index) => (
            <li className="flex min-h-12 items-center gap-3 px-3 py-2" key={option.id}>
              <OptionFace letter={OPTION_LETTERS[index] ?? ''} option={option} />
            </li>
          ))}
        </ul>
      ) : (
        <div aria-labelledby={`${id}-stem`} className={OPTIONS} role="radiogroup">
          {question.options.map((option, index) => (
            <Option
              isChosen={option.id === chosen}
              key={option.id}
              letter={OPTION_LETTERS[index] ?? ''}
              name={question.id}
              onChoose={() => onChoose(option.id)}
              option={option}
            />
          ))}
        </div>
      )}
      <div className="-mx-2 -mb-2 flex flex-wrap justify-between gap-x-3 sideways:self-end">
        <button
          aria-pressed={isFlagged}
          className={`inline-flex min-h-11 items-center gap-2 rounded-sm px-2 text-15 font-semibold ${isFlagged ? 'text-orange' : 'text-soft hover:text-ink'}`}
          onClick={onFlag}
          type="button"
        >
          <Icon className={`size-5 ${isFlagged ? 'fill-orange' : ''}`} name="flag" />
          Flag for review
        </button>
        {chosen !== null && (
          <button
            className="min-h-11 rounded-sm px-2 text-15 text-soft hover:text-ink"
            onClick={() => onChoose(null)}
            type="button"
          >
            Clear answer
          </button>
        )}
      </div>
    </section>
  )
}

type OptionProps = { letter: string; option: QuizOption; name: string; isChosen: boolean; onChoose: () => void }

function Option({ letter, option, name, isChosen, onChoose }: OptionProps) {
  return (
    <label
      className={`flex min-h-12 items-center gap-3 rounded-sm border px-3 py-2 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${isChosen ? 'border-accent bg-raised' : 'border-line hover:border-strong'}`}
    >
      <input checked={isChosen} className="sr-only" name={name} onChange={onChoose} type="radio" />
      <OptionFace isChosen={isChosen} letter={letter} option={option} />
    </label>
  )
}

type FaceProps = { letter: string; option: QuizOption; isChosen?: boolean }

function OptionFace({ letter, option, isChosen = false }: FaceProps) {
  return (
    <>
      <span
        className={`inline-flex size-8 shrink-0 items-center justify-center rounded-full border text-15 font-semibold ${isChosen ? 'border-accent bg-accent text-on-accent' : 'border-strong text-soft'}`}
        translate="no"
      >
        {letter}
      </span>
      <span className="min-w-0 grow overflow-x-auto overflow-y-hidden py-1">
        <OptionText option={option} />
      </span>
    </>
  )
}
