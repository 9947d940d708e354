import type { ReactNode } from 'react'
import { countOf } from '#domain/numbers.ts'
import { warnOfUnanswered } from '#domain/quiz/exam-penalty.ts'
import type { QuizExam } from '#domain/quiz/quiz.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'

type Props = {
  exam: QuizExam | undefined
  unanswered: number
  total: number
  flagged: number
  /** How far each section of a mock exam is. */
  summary: ReactNode
  onGoToOpen: () => void
  onGoToFlagged: () => void
  onSubmit: () => void
  onClose: () => void
}

/** Asks before a mock exam, or a quiz with open or flagged questions, is submitted. */
export function SubmitDialog({
  exam,
  unanswered,
  total,
  flagged,
  summary,
  onGoToOpen,
  onGoToFlagged,
  onSubmit,
  onClose,
}: Props) {
  const isFinished = unanswered === 0 && flagged === 0
  return (
    <Dialog onClose={onClose} title="Submit now?">
      <div className="flex flex-col gap-4">
        <p>{describeAnswers({ exam, unanswered, total, flagged })}</p>
        {summary}
        {flagged > 0 && <p className="text-soft">{`You flagged ${countOf(flagged, 'question')} to look at again.`}</p>}
        <div className="flex flex-col gap-2">
          {unanswered > 0 && <Button onClick={onGoToOpen}>Go to the first open question</Button>}
          {flagged > 0 && (
            <Button kind={unanswered > 0 ? 'secondary' : 'primary'} onClick={onGoToFlagged}>
              Go to the first flagged question
            </Button>
          )}
          <Button kind={isFinished ? 'primary' : 'secondary'} onClick={onSubmit}>
            {isFinished ? 'Submit' : 'Submit anyway'}
          </Button>
          {isFinished && (
            <Button kind="secondary" onClick={onClose}>
              Back to the questions
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function describeAnswers({
  exam,
  unanswered,
  total,
  flagged,
}: Pick<Props, 'exam' | 'unanswered' | 'total' | 'flagged'>) {
  if (unanswered > 0) {
    const open = unanswered === 1 ? '1 question is' : `${unanswered} of ${total} questions are`
    return `${open} not answered yet. ${warnOfUnanswered(exam)}`
  }
  const answered = `All ${countOf(total, 'question')} are answered`
  return flagged > 0 ? `${answered}.` : `${answered}, and none is flagged. No answer can be changed after this.`
}
