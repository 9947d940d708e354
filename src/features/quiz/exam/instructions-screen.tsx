import { useEffect, useRef, useState } from 'react'
import type { PublicQuiz, QuizExam } from '#domain/quiz/quiz.ts'
import { Data } from '#src/platform/data/data.tsx'
import { useUserId } from '#src/platform/session/auth.tsx'
import { Button } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { type Instructions, useAttemptMoves } from '../attempt/attempt-page.ts'
import { useQuiz } from '../player/use-quiz.ts'
import { WaitForQuestions } from '../player/wait-for-questions.tsx'
import { useQuizSettings } from '../quiz-settings.ts'
import { AnswerSheetScreen } from './answer-sheet.tsx'
import { ExamPattern } from './exam-pattern.tsx'
import { ExamRules } from './exam-rules.tsx'

type Props = Instructions & { onLeave: () => void }

/** The page before a mock exam. It fetches the questions, so that the clock starts with the first one on the screen. */
export function InstructionsScreen(props: Props) {
  return (
    <Data>
      <InstructionsOrWait {...props} />
    </Data>
  )
}

function InstructionsOrWait({ quizId, startsOver, showsSheet, onLeave }: Props) {
  const query = useQuiz(quizId, null)
  const { begin, showSheet } = useAttemptMoves()
  const { quiz } = query
  if (!quiz?.exam) return <WaitForQuestions onLeave={onLeave} query={query} />
  if (showsSheet) return <AnswerSheetScreen onLeave={onLeave} quiz={quiz} />
  return (
    <InstructionsPage
      exam={quiz.exam}
      onLeave={onLeave}
      onReady={(onPaper) => begin(quiz, { replace: true, startsOver, isReady: true, onPaper })}
      onShowSheet={showSheet}
      quiz={quiz}
    />
  )
}

type PageProps = {
  quiz: PublicQuiz
  exam: QuizExam
  onReady: (onPaper: boolean) => Promise<void>
  onShowSheet: () => void
  onLeave: () => void
}

function InstructionsPage({ quiz, exam, onReady, onShowSheet, onLeave }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isStarting, setStarting] = useState(false)
  const { extraTime } = useQuizSettings(useUserId())
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const start = async (onPaper: boolean) => {
    setStarting(true)
    await onReady(onPaper)
    setStarting(false)
  }
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <PageHead title={`Before ${quiz.title}`} />
      <header>
        <h1 className="text-24 outline-none sm:text-32" ref={heading} tabIndex={-1}>
          {quiz.title}
        </h1>
        <p className="text-soft">
          {exam.year === undefined ? exam.name : `${exam.name}, as described for ${exam.year} BS`}
        </p>
      </header>
      <ExamPattern quiz={quiz} />
      <ExamRules exam={exam} extraTime={extraTime} minutes={quiz.timeLimit} />
      {exam.medium === 'paper' && (
        <PaperOffer isStarting={isStarting} onShowSheet={onShowSheet} onStart={() => start(true)} />
      )}
      <div className="card sticky bottom-2 z-30 flex flex-wrap gap-2 p-2 shadow-float">
        <Button className="grow" kind="secondary" onClick={onLeave}>
          Back to Quizzes
        </Button>
        <Button busy={isStarting} className="grow" onClick={() => start(false)}>
          I am ready
        </Button>
      </div>
    </div>
  )
}

type OfferProps = { isStarting: boolean; onShowSheet: () => void; onStart: () => void }

/** For an exam that is answered on paper: its sheet, and the start with the clock but without options to choose. */
function PaperOffer({ isStarting, onShowSheet, onStart }: OfferProps) {
  return (
    <section aria-labelledby="on-paper" className="card flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-col gap-2">
        <h2 className="text-20" id="on-paper">
          On paper, as in the exam
        </h2>
        <p className="text-soft">
          This exam is answered by filling bubbles on a sheet. Print the sheet, read the questions here while the clock
          runs, and mark your answers on paper. Then put the pen down and enter what you marked: it is graded in the
          same way.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button className="grow sm:grow-0" icon="printer" kind="secondary" onClick={onShowSheet}>
          Answer sheet to print
        </Button>
        <Button busy={isStarting} className="grow sm:grow-0" icon="paper" kind="secondary" onClick={onStart}>
          Start on paper
        </Button>
      </div>
    </section>
  )
}
