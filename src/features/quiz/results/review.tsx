import { useState } from 'react'
import { countOf } from '#domain/numbers.ts'
import type { GradedQuestion } from '#domain/quiz/grading.ts'
import type { TopicPassage } from '#domain/quiz/question-places.ts'
import type { PublicQuestion } from '#domain/quiz/quiz.ts'
import { type AttemptFacts, isShownBy, REVIEW_FILTERS, type ReviewFilter } from '#domain/quiz/review-filters.ts'
import { usePrinting } from '#src/platform/page/printing.ts'
import { Button } from '#src/ui/button.tsx'
import { ReviewItem } from './review-item.tsx'

/** Questions are shown in pages, because typesetting two hundred at once would block a cheap phone for seconds. */
const PAGE = 20

type Props = {
  questions: readonly PublicQuestion[]
  graded: readonly GradedQuestion[]
  facts: AttemptFacts
  /** The passage that teaches a question, and the chapter of its note. */
  findPassage: (id: string) => { chapter: string; passage?: TopicPassage } | null
}

/** Every question with the student's answer, the right answer and its explanation. */
export function Review({ questions, graded, facts, findPassage }: Props) {
  const [filter, setFilter] = useState<ReviewFilter>('All')
  const [shown, setShown] = useState(PAGE)
  const isPrinting = usePrinting()
  const gradeOf = new Map(graded.map((one) => [one.id, one]))
  // In the order in which they were asked.
  const asked = questions.flatMap((question, index) => {
    const grade = gradeOf.get(question.id)
    return grade ? [{ question, grade, number: index + 1 }] : []
  })
  const listBy = (name: ReviewFilter) =>
    asked.filter(({ question, grade }) => isShownBy(name, grade, question.marks, facts))
  const items = listBy(filter)

  return (
    <section aria-labelledby="review-summary" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-24" id="review-summary">
          Review Summary
        </h2>
        <Button icon="printer" kind="quiet" onClick={() => print()} size="small">
          Print
        </Button>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Which questions to show</legend>
        {REVIEW_FILTERS.map((name) => (
          <button
            aria-pressed={name === filter}
            className={`tabular min-h-11 rounded-full border px-3 font-semibold disabled:opacity-50 ${name === filter ? 'border-accent bg-accent text-on-accent' : 'border-line text-soft hover:border-strong'}`}
            disabled={listBy(name).length === 0}
            key={name}
            onClick={() => {
              setFilter(name)
              setShown(PAGE)
            }}
            type="button"
          >
            {`${name} ${listBy(name).length}`}
          </button>
        ))}
      </fieldset>
      {filter === 'Slow' && (
        <p className="text-13 text-soft">
          {`${countOf(items.length, 'question')} took longer than the share of the time that the marks of the question have.`}
        </p>
      )}
      <ol className="flex flex-col gap-2">
        {items.slice(0, isPrinting ? items.length : shown).map((item) => (
          <li key={item.question.id}>
            <ReviewItem facts={facts} place={findPassage(item.question.id)} {...item} />
          </li>
        ))}
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
