import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { findOption } from '../../../../domain/quiz/answers.ts'
import type { UnfinishedAttempt } from '../../../../domain/quiz/attempt-machine.ts'
import { countAnswered } from '../../../../domain/quiz/attempt-progress.ts'
import type { PublicQuiz } from '../../../../domain/quiz/quiz.ts'
import { LaterDialog, preloadDialog } from '../../../app/loading/later-dialog.tsx'
import { useIsStored } from '../attempt/use-is-stored.ts'
import { PlayerBar } from './player-bar.tsx'
import { PlayerHeader } from './player-header.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionNavigator } from './question-navigator.tsx'
import { useAttempt } from './use-attempt.ts'
import { usePlayerKeys } from './use-player-keys.ts'

const loadSubmitDialog = async () => ({ default: (await import('./submit-dialog.tsx')).SubmitDialog })
const SubmitDialog = lazy(loadSubmitDialog)
const loadQuestionsDialog = async () => ({ default: (await import('./questions-dialog.tsx')).QuestionsDialog })
const QuestionsDialog = lazy(loadQuestionsDialog)

/** The height of what is fixed at the top of the screen. */
const TOP_MARGIN_PX = 80

/** Scrolls to the top of the question, if it is above the visible part of the page. */
function showTop(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().top < TOP_MARGIN_PX) element.scrollIntoView({ block: 'start' })
}

type Props = { userId: string; quiz: PublicQuiz; stored: UnfinishedAttempt; onLeave: () => void }

export function Player({ userId, quiz, stored, onLeave }: Props) {
  const { attempt, countdown, tell, handIn } = useAttempt(userId, stored, quiz)
  const isStored = useIsStored(userId, stored.attemptId)
  const [open, setOpen] = useState<'questions' | 'submit' | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const question = quiz.questions[attempt.position]
  const chosen = question ? findOption(question, attempt.answers[question.id] ?? null) : undefined
  const answered = countAnswered(attempt)
  const unanswered = quiz.questions.length - answered

  const close = () => setOpen(null)
  const go = (position: number) => {
    close()
    if (!quiz.questions[position]) return
    tell({ type: 'move', position })
    showTop(top.current)
  }
  const choose = (option: string | null) => {
    if (question) tell({ type: 'answer', questionId: question.id, option })
  }
  const chooseNumber = (index: number) => {
    const option = question?.options[index]
    if (option) choose(option.id)
  }
  const flag = () => {
    if (question) tell({ type: 'flag', questionId: question.id, isFlagged: !attempt.flagged.includes(question.id) })
  }

  // Loaded while there is a connection: submitting must not wait for one.
  useEffect(() => {
    preloadDialog(loadSubmitDialog)
    preloadDialog(loadQuestionsDialog)
  }, [])
  usePlayerKeys({ choose: chooseNumber, flag, move: (step) => go(attempt.position + step) })

  const onSecond = useEffectEvent(() => {
    if (countdown.seconds() === 0) handIn(true)
  })
  useEffect(() => {
    // The time can have been over already when the attempt was stored.
    onSecond()
    return countdown.subscribe(() => onSecond())
  }, [countdown])

  if (!question) return null
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <PlayerHeader
        answered={answered}
        isSafe={isStored}
        number={attempt.position + 1}
        onLeave={onLeave}
        subject={quiz.subject}
        title={quiz.title}
        total={quiz.questions.length}
      />
      <div className="scroll-mt-20" ref={top}>
        <QuestionCard
          chosen={chosen?.id ?? null}
          isFlagged={attempt.flagged.includes(question.id)}
          key={question.id}
          onChoose={choose}
          onFlag={flag}
          question={question}
        />
      </div>
      <PlayerBar
        countdown={countdown}
        isFirst={attempt.position === 0}
        isLast={attempt.position === quiz.questions.length - 1}
        onMove={(step) => go(attempt.position + step)}
        onShowQuestions={() => setOpen('questions')}
        onSubmit={() => (unanswered > 0 ? setOpen('submit') : handIn(false))}
      />
      <section aria-label="All questions" className="card hidden p-6 sm:block">
        <QuestionNavigator attempt={attempt} onGo={go} questions={quiz.questions} />
      </section>
      <p className="hidden text-13 text-faint lg:block">
        Keyboard: A to D or 1 to 4 choose, left and right arrows move, F flags for review.
      </p>

      {open === 'questions' && (
        <LaterDialog>
          <QuestionsDialog attempt={attempt} onClose={close} onGo={go} questions={quiz.questions} />
        </LaterDialog>
      )}
      {open === 'submit' && (
        <LaterDialog>
          <SubmitDialog
            exam={quiz.exam}
            flagged={attempt.flagged.length}
            onClose={close}
            onReview={() => go(quiz.questions.findIndex(({ id }) => !(id in attempt.answers)))}
            onSubmit={() => handIn(false)}
            total={quiz.questions.length}
            unanswered={unanswered}
          />
        </LaterDialog>
      )}
    </div>
  )
}
