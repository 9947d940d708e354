import { countOf } from '#domain/numbers.ts'
import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { warnOfUnanswered } from '#domain/quiz/exam-penalty.ts'
import type { ExamSection } from '#domain/quiz/exam-sections.ts'
import type { PublicQuiz, QuizExam } from '#domain/quiz/quiz.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { SectionSummary } from '../exam/section-summary.tsx'

type Props = {
  quiz: PublicQuiz
  attempt: UnfinishedAttempt
  /** None if the quiz is not a mock exam. */
  sections: readonly ExamSection[]
  unanswered: number
  flagged: number
  onGoToOpen: () => void
  onGoToFlagged: () => void
  onSubmit: () => void
  onClose: () => void
}

/** Asks before a mock exam, or a quiz with open or flagged questions, is submitted. */
export function SubmitDialog({
  quiz,
  attempt,
  sections,
  unanswered,
  flagged,
  onGoToOpen,
  onGoToFlagged,
  onSubmit,
  onClose,
}: Props) {
  const { exam } = quiz
  const total = quiz.questions.length
  const isFinished = unanswered === 0 && flagged === 0
  return (
    <Dialog onClose={onClose} title="Submit now?">
      <div className="flex flex-col gap-4">
        <p>{describeAnswers({ exam, unanswered, total, flagged })}</p>
        {sections.length > 0 && <SectionSummary attempt={attempt} questions={quiz.questions} sections={sections} />}
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
}: {
  exam: QuizExam | undefined
  unanswered: number
  total: number
  flagged: number
}) {
  if (unanswered > 0) {
    const open = unanswered === 1 ? '1 question is' : `${unanswered} of ${total} questions are`
    return `${open} not answered yet. ${warnOfUnanswered(exam)}`
  }
  const answered = `All ${countOf(total, 'question')} are answered`
  return flagged > 0 ? `${answered}.` : `${answered}, and none is flagged. No answer can be changed after this.`
}
