import { useEffect, useRef } from 'react'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { AnswerSheet } from './answer-sheet.tsx'

/** The answer sheet as it is printed. */
export function AnswerSheetScreen({ quiz, onLeave }: { quiz: PublicQuiz; onLeave: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <PageHead title={`Answer sheet of ${quiz.title}`} />
      <div className="flex flex-col gap-1">
        <h1 className="text-24 outline-none" ref={heading} tabIndex={-1}>
          Answer sheet
        </h1>
        <p className="text-soft">
          One page of A4. Mark it while you read the questions, and enter your marks afterwards.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button className="grow sm:grow-0" icon="printer" onClick={() => print()}>
          Print
        </Button>
        <Button className="grow sm:grow-0" icon="arrow-left" kind="secondary" onClick={onLeave}>
          Back to the instructions
        </Button>
      </div>
      <div className="overflow-hidden rounded-sm p-4" style={{ background: '#fff' }}>
        <AnswerSheet quiz={quiz} />
      </div>
    </div>
  )
}
