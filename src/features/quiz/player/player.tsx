import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { findOption } from '#domain/quiz/answers.ts'
import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { countAnswered } from '#domain/quiz/attempt-progress.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { LaterDialog, preloadDialog } from '#src/platform/loading/later-dialog.tsx'
import { useIsStored } from '../attempt/use-is-stored.ts'
import { PlayerBar } from './player-bar.tsx'
import { PlayerHeader } from './player-header.tsx'
import { PlayerKeysHint, usePlayerKeys } from './player-keys.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionNavigator } from './question-navigator.tsx'
import { useAttempt } from './use-attempt.ts'
import type { ExamParts } from './use-exam-parts.ts'
import { useWakeLock } from './use-wake-lock.ts'

const loadSubmitDialog = async () => ({ default: (await import('./submit-dialog.tsx')).SubmitDialog })
const SubmitDialog = lazy(loadSubmitDialog)
const loadQuestionsDialog = async () => ({ default: (await import('./questions-dialog.tsx')).QuestionsDialog })
const QuestionsDialog = lazy(loadQuestionsDialog)

/** Scrolls to the top of the question if it is above the visible part of the page. */
function showTop(element: HTMLElement | null): void {
  if (!element) return
  // The height of everything that is fixed at the top of the screen.
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
  if (element.getBoundingClientRect().top < margin) element.scrollIntoView({ block: 'start' })
}

type Props = {
  userId: string
  quiz: PublicQuiz
  stored: UnfinishedAttempt
  /** Null if the quiz is not a mock exam. */
  exam: ExamParts | null
  onLeave: () => void
}

export function Player({ userId, quiz, stored, exam, onLeave }: Props) {
  const { attempt, countdown, tell, move, putPenDown, handIn } = useAttempt(userId, stored, quiz)
  const isStored = useIsStored(userId, stored.attemptId)
  const [open, setOpen] = useState<'questions' | 'submit' | 'pen-down' | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const question = quiz.questions[attempt.position]
  const chosen = question ? findOption(question, attempt.answers[question.id] ?? null) : undefined
  const answered = countAnswered(attempt)
  const unanswered = quiz.questions.length - answered
  const flagged = attempt.flagged.length
  const isOnPaper = attempt.paper !== null

  /** A submission cannot be taken back, and a mock exam takes an hour or two. */
  const asksFirst = unanswered > 0 || flagged > 0 || quiz.exam !== undefined

  const close = () => setOpen(null)
  const finish = () => setOpen(isOnPaper ? 'pen-down' : 'submit')
  const go = (position: number) => {
    close()
    if (!quiz.questions[position]) return
    move(position)
    showTop(top.current)
  }
  const choose = (option: string | null) => {
    if (question) tell({ type: 'answer', questionId: question.id, option })
  }
  const chooseNumber = (index: number) => {
    const option = question?.options[index]
    if (option && !isOnPaper) choose(option.id)
  }
  const flag = () => {
    if (question) tell({ type: 'flag', questionId: question.id, isFlagged: !attempt.flagged.includes(question.id) })
  }

  // Loaded while there is a connection, because submitting must not wait for one.
  useEffect(() => {
    preloadDialog(loadSubmitDialog)
    preloadDialog(loadQuestionsDialog)
  }, [])
  const keys = usePlayerKeys({ choose: chooseNumber, flag, move: (step) => go(attempt.position + step) })
  useWakeLock()

  const onSecond = useEffectEvent(() => {
    if (countdown.seconds() > 0 || attempt.extraTime === 'untimed') return
    if (isOnPaper) putPenDown()
    else handIn(true)
  })
  useEffect(() => {
    // The time may have been over already when the attempt was stored.
    onSecond()
    return countdown.subscribe(() => onSecond())
  }, [countdown])

  if (!question) return null
  const allQuestions = exam ? (
    <exam.ExamNavigator attempt={attempt} onFinish={finish} onGo={go} quiz={quiz} />
  ) : (
    <QuestionNavigator attempt={attempt} onGo={go} questions={quiz.questions} />
  )
  return (
    <div
      className="mx-auto flex w-full max-w-3xl flex-col gap-4 sideways:-my-4 sideways:max-w-none sideways:gap-2"
      data-player
    >
      <PlayerHeader
        counter={`Question ${attempt.position + 1} of ${quiz.questions.length}`}
        done={isOnPaper ? attempt.visited.length : answered}
        isSafe={isStored}
        onLeave={onLeave}
        subject={quiz.subject}
        title={quiz.title}
        total={quiz.questions.length}
        word={isOnPaper ? 'seen' : 'answered'}
      />
      {exam && <exam.SectionSwitch attempt={attempt} onGo={go} quiz={quiz} />}
      <div className="scroll-mt-20 sideways:scroll-mt-2" ref={top}>
        <QuestionCard
          chosen={chosen?.id ?? null}
          isOnPaper={isOnPaper}
          isFlagged={attempt.flagged.includes(question.id)}
          key={question.id}
          onChoose={choose}
          onFlag={flag}
          question={question}
        />
      </div>
      <PlayerBar
        countdown={countdown}
        untimedFrom={attempt.extraTime === 'untimed' ? attempt.limit : null}
        isFirst={attempt.position === 0}
        isLast={attempt.position === quiz.questions.length - 1}
        onMove={(step) => go(attempt.position + step)}
        onShowQuestions={() => setOpen('questions')}
        onSubmit={() => (asksFirst ? finish() : handIn(false))}
        submitLabel={isOnPaper ? 'Enter my marks' : 'Submit Quiz'}
      />
      <section aria-label="All questions" className="card hidden p-6 sm:block">
        {allQuestions}
      </section>
      {exam && <exam.FullScreenButton />}
      <PlayerKeysHint {...keys} />

      {open === 'questions' && (
        <LaterDialog>
          <QuestionsDialog onClose={close}>{allQuestions}</QuestionsDialog>
        </LaterDialog>
      )}
      {open === 'pen-down' && exam && <exam.PenDownDialog onClose={close} onPenDown={putPenDown} />}
      {open === 'submit' && (
        <LaterDialog>
          <SubmitDialog
            exam={quiz.exam}
            flagged={flagged}
            onClose={close}
            onGoToFlagged={() => go(quiz.questions.findIndex(({ id }) => attempt.flagged.includes(id)))}
            onGoToOpen={() => go(quiz.questions.findIndex(({ id }) => !(id in attempt.answers)))}
            onSubmit={() => handIn(false)}
            summary={exam && <exam.SectionSummary attempt={attempt} quiz={quiz} />}
            total={quiz.questions.length}
            unanswered={unanswered}
          />
        </LaterDialog>
      )}
    </div>
  )
}
