import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { findOption } from '#domain/quiz/answers.ts'
import type { FinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { clampTimeSpent, gradeQuiz, resolveAnswers } from '#domain/quiz/grading.ts'
import { openKey } from '#domain/quiz/sealed-key.ts'
import { orderQuiz } from '#domain/quiz/shuffle.ts'
import { isSendingMissing, sendNow, subscribeToSending } from '#src/platform/data/send-now.ts'
import { gradeHere } from '#src/platform/device/attempt-changes.ts'
import { keyOfOutgoing } from '#src/platform/device/outbox/kinds.ts'
import { useOutboxStatus } from '#src/platform/device/outbox/status.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { readCachedQuiz } from '#src/platform/device/store/quiz-cache.ts'
import { useIsLineDown } from '#src/platform/offline/use-line.ts'
import { Button } from '#src/ui/button.tsx'
import { MathText } from '../maths/math-text.tsx'
import { useQuiz } from '../player/use-quiz.ts'
import { AttemptNotice } from './attempt-notice.tsx'
import { applyAttemptEvent } from './attempts.ts'
import { useDelay } from './use-delay.ts'
import { useIsStored } from './use-is-stored.ts'

type Props = { userId: string; attempt: FinishedAttempt; onLeave: () => void }

const UNREACHED = 'We cannot reach Adhyayan right now.'
const NOT_WHOLE = 'A part of the page did not arrive yet.'
const RELOAD = 'Please reload the page to send them: a part of the page did not arrive.'

function tellWait(delay: string): string {
  return delay === ''
    ? `${UNREACHED} Your answers will be graded when the connection returns, and the results will show here by themselves.`
    : `${delay} Your answers are sent again by themselves, and the results will show here.`
}

/** Shown between the player and the results, while the outbox sends the attempt. */
export function SubmissionScreen({ userId, attempt, onLeave }: Props) {
  const { attemptId, title, timedOut } = attempt
  const key = keyOfOutgoing({ kind: 'attempt', id: attemptId })
  const { sending, failed } = useOutboxStatus(userId)
  const isStored = useIsStored(userId, attemptId)
  const delay = useDelay(userId, attemptId)
  const isLineDown = useIsLineDown()
  const isWaiting = isLineDown && sending !== key
  const isMissing = useSyncExternalStore(subscribeToSending, isSendingMissing, () => false)
  // Without a connection a reload brings nothing.
  const needsReload = isMissing && !isLineDown
  const isHandedIn = attempt.state === 'handed-in'
  const begin = useEffectEvent(() => {
    gradeByKey(userId, attempt).catch((error) => console.error('The saved key did not open', error))
    // Earlier failures, such as those of reports during the quiz, can have made a pause of minutes.
    void sendNow(userId)
  })
  useEffect(() => {
    if (isHandedIn) begin()
  }, [isHandedIn])
  const back = (
    <Button kind="secondary" onClick={onLeave}>
      Back to Quizzes
    </Button>
  )
  const retry = async () => {
    if (attempt.state === 'refused') await applyAttemptEvent(userId, attemptId, { type: 'retry' })
    await sendNow(userId)
  }

  if (attempt.state === 'refused') {
    return (
      <AttemptNotice icon="warning" page={title} title="This attempt could not be graded">
        <p className="text-soft">{attempt.reason}</p>
        <p className="text-soft">Your answers are kept on this device, but are not sent again by themselves.</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button icon="refresh" onClick={retry}>
            Try again
          </Button>
          {back}
        </div>
        <AnswersGiven attempt={attempt} />
      </AttemptNotice>
    )
  }
  if (!failed.has(key) && !isWaiting && !needsReload) {
    return (
      <AttemptNotice icon={null} page={title} title="Grading your answers...">
        <p className="text-soft">{timedOut ? 'Time is up. Your answers were submitted.' : title}</p>
        {!isStored && <NotStored />}
      </AttemptNotice>
    )
  }
  return (
    <AttemptNotice
      icon="cloud-off"
      page={title}
      title={isStored ? 'Your answers are safe on this device' : 'Your answers are not safe yet'}
    >
      {isStored ? (
        <p className="text-soft">{`${needsReload ? RELOAD : tellWait(delay)} You may also leave this page.`}</p>
      ) : (
        <>
          <p className="text-soft">{delay || (needsReload ? NOT_WHOLE : UNREACHED)}</p>
          <NotStored />
        </>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {needsReload && isStored ? (
          <Button icon="refresh" onClick={() => location.reload()}>
            Reload the page
          </Button>
        ) : (
          <Button busy={sending === key} icon="refresh" onClick={retry}>
            Try again
          </Button>
        )}
        {isStored && back}
      </div>
    </AttemptNotice>
  )
}

/** If the device is full, the only copy is in this tab, and the text says so. */
function NotStored() {
  return (
    <p className="text-orange" role="alert">
      This browser does not let us keep your answers on the device. Please stay on this page until they are graded.
    </p>
  )
}

/** The student's answers in an attempt that cannot be graded; nothing if its questions are no longer on the device. */
function AnswersGiven({ attempt: { attemptId, quizId, version, answers } }: { attempt: FinishedAttempt }) {
  const { quiz } = useQuiz(quizId, version)
  const ordered = quiz && orderQuiz(quiz, attemptId)
  const answered = ordered?.questions.flatMap((question, index) => {
    const option = findOption(question, answers[question.id] ?? null)
    return option ? { id: question.id, number: index + 1, stem: question.question, answer: option.text } : []
  })
  if (!answered?.length) return null
  return (
    <details className="card w-full text-left">
      <summary className="rounded-lg p-4 font-semibold">{`Your answers (${answered.length})`}</summary>
      <ol className="flex flex-col gap-4 border-t border-line p-4">
        {answered.map(({ id, number, stem, answer }) => (
          <li className="flex flex-col gap-1 overflow-x-auto overflow-y-hidden" key={id}>
            <p className="text-13 text-faint">{`Question ${number}`}</p>
            <p>
              <MathText text={stem} />
            </p>
            <p className="font-semibold">
              <MathText text={answer} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

/**
 * Grades an attempt that was handed in by the key that was saved with its quiz, so that the result shows without a connection. The
 * worker grades it again, and its grade counts. Without a saved key nothing happens.
 */
async function gradeByKey(userId: string, attempt: FinishedAttempt): Promise<void> {
  const { attemptId, quizId, version, answers, timeSpent, extraTime } = attempt
  const saved = version === null ? null : await readCachedQuiz(deviceStore(), quizId, version)
  if (!saved?.sealed) return
  const quiz = await openKey(saved.quiz, saved.sealed)
  const grade = gradeQuiz(quiz, resolveAnswers(quiz, answers))
  const time = clampTimeSpent(quiz, timeSpent, extraTime)
  const result = { grade, timeSpent: time.timeSpent, timeSpentClamped: time.clamped }
  await deviceStore().transact((tx) => gradeHere(tx, userId, attemptId, result))
}
