import { memo } from 'react'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'

type Props = {
  position: number
  /** The index of the marked option, or -1. */
  marked: number
  /** The index of the bubble that Tab leads to, or -1. */
  reachable: number
  onMark: (position: number, option: number) => void
  onReach: (position: number, option: number) => void
}

/** A row of four bubbles, as on the sheet. There can be 200, so each renders again only when it changes. */
export const PaperRow = memo(function PaperRow({ position, marked, reachable, onMark, onReach }: Props) {
  return (
    <fieldset className="flex min-w-0 items-center gap-2">
      <legend className="sr-only">{`Question ${position + 1}`}</legend>
      <span aria-hidden="true" className="tabular w-10 shrink-0 text-right text-soft">
        {position + 1}
      </span>
      {OPTION_LETTERS.map((letter, option) => {
        const isMarked = option === marked
        return (
          <button
            aria-label={`${position + 1} ${letter}`}
            aria-pressed={isMarked}
            className={`flex min-h-11 grow items-center justify-center rounded-full border font-semibold ${isMarked ? 'border-accent bg-accent text-on-accent' : 'border-strong text-soft'}`}
            data-bubble={`${position}-${option}`}
            key={letter}
            onClick={() => onMark(position, option)}
            onFocus={() => onReach(position, option)}
            // Clear of the bars at the top and the bottom of the screen.
            style={{ scrollMarginBlock: '6rem' }}
            tabIndex={option === reachable ? 0 : -1}
            translate="no"
            type="button"
          >
            {letter}
          </button>
        )
      })}
    </fieldset>
  )
})
