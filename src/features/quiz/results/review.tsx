import { useState } from 'react'
import type { GradedQuestion } from '#domain/quiz/grading.ts'
import type { PublicQuestion } from '#domain/quiz/quiz.ts'
import { isShownBy, REVIEW_FILTERS, type ReviewFilter } from '#domain/quiz/result-breakdown.ts'
import { usePrinting } from '#src/platform/page/printing.ts'
import { Button } from '#src/ui/button.tsx'
import { ReviewItem } from './review-item.tsx'

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
