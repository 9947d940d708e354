import { countOf } from '../../../../domain/numbers.ts'
import { warnOfUnanswered } from '../../../../domain/quiz/exam-penalty.ts'
import type { QuizExam } from '../../../../domain/quiz/quiz.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

type Props = {
  exam: QuizExam | undefined
  unanswered: number
  total: number
  flagged: number
  onReview: () => void
  onSubmit: () => void
  onClose: () => void
}

/** Asks for confirmation. It is only shown if questions are unanswered. */
export function SubmitDialog({ exam, unanswered, total, flagged, onReview, onSubmit, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title="Submit now?">
      <div className="flex flex-col gap-4">
        <p>
          {unanswered === 1 ? '1 question is' : `${unanswered} of ${total} questions are`} not answered yet.{' '}
          {warnOfUnanswered(exam)}
        </p>
        {flagged > 0 && <p className="text-soft">You flagged {countOf(flagged, 'question')} to look at again.</p>}
        <div className="flex flex-col gap-2 sm:flex-row-reverse sm:justify-start">
          <Button onClick={onReview}>Go to the first open question</Button>
          <Button kind="secondary" onClick={onSubmit}>
            Submit anyway
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
