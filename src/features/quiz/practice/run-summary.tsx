import { useEffect, useRef } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import { UNTIMED } from '#domain/quiz/review-filters.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Review } from '../results/review.tsx'
import { SignedOutLine } from '../signed-out-line.tsx'
import type { RunAnswer } from './question-run.tsx'
import { toGraded } from './use-run.ts'

type Props = {
  title: string
  answers: readonly RunAnswer[]
  again: string
  onAgain: () => void
  /** What it was a run of; a retry leads back to its results. */
  of: 'practice' | 'notebook' | 'retry'
}

/** How a run went, with every question that was answered. */
export function RunSummary({ title, answers, again, onAgain, of }: Props) {
  const isGuest = useUserId() === GUEST
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const graded = toGraded(answers)
  const right = graded.filter(({ isCorrect }) => isCorrect).length
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <SignedOutLine when="again" />
      <div className="card flex flex-col gap-4 p-6">
        <h1 className="text-24 outline-none" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="text-17">
          {answers.length === 0 ? 'No question was answered.' : `${right} of ${answers.length} right.`}
        </p>
        {right < answers.length && !isGuest && (
          <p className="text-soft">
            What was not right is in your notebook of mistakes, and comes back on another day.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button icon={of === 'retry' ? 'arrow-left' : 'refresh'} onClick={onAgain}>
            {again}
          </Button>
          {of !== 'notebook' && !isGuest && (
            <LinkButton kind="secondary" to="/dashboard/quizzes/mistakes">
              Mistakes notebook
            </LinkButton>
          )}
          {of !== 'retry' && (
            <LinkButton kind="quiet" to="/dashboard/quizzes">
              Back to Quizzes
            </LinkButton>
          )}
        </div>
      </div>
      {answers.length > 0 && (
        <Review
          facts={UNTIMED}
          findPassage={(id) => placeOf(answers, id)}
          graded={graded}
          questions={answers.map(({ question }) => question)}
        />
      )}
    </div>
  )
}

function placeOf(answers: readonly RunAnswer[], id: string) {
  const question = answers.find((answer) => answer.question.id === id)?.question
  return question?.chapter && question.passage ? { chapter: question.chapter, passage: question.passage } : null
}
