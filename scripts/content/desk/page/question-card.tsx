import type { Ref } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { DeskPlaces, DeskQuestion } from '../desk-types.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionView } from './question-view.tsx'

type FormProps = { file: string; places: DeskPlaces; onSaved: (question: DeskQuestion) => void; onClose: () => void }
type Props = {
  question: DeskQuestion
  number: number
  isSample: boolean
  isOpen: boolean
  /** Null while another form is open. */
  onOpen: (() => void) | null
  openerRef: Ref<HTMLButtonElement>
  props: FormProps
}

/** One question of a quiz as students see it, or its form. A sample cannot be edited: a new question replaces it. */
export function QuestionCard({ question, number, isSample, isOpen, onOpen, openerRef, props }: Props) {
  const { id, chapter } = question
  return (
    <li className="card p-4">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 className="scroll-mt-4 text-13 text-faint" id={headingOf(number)} tabIndex={-1}>
          Question {number}
        </h2>
        {!isOpen && (
          <Button
            aria-label={isSample ? undefined : `Edit question ${number}`}
            disabled={onOpen === null}
            kind={isSample ? 'primary' : 'secondary'}
            onClick={() => onOpen?.()}
            ref={openerRef}
            size="small"
          >
            {isSample ? `Write question ${number}` : 'Edit'}
          </Button>
        )}
      </div>
      {isOpen && isSample && <QuestionForm {...props} chapter={chapter} replaces={id} topic="" />}
      {isOpen && !isSample && <QuestionForm {...props} question={question} replaces={id} />}
      {!isOpen && isSample && <p className="text-soft">A sample stands here. Your question takes its place.</p>}
      {!isOpen && !isSample && <QuestionView question={question} />}
    </li>
  )
}

export const headingOf = (number: number) => `question-${number}`
