import { Link } from '@tanstack/react-router'
import { GUEST } from '#domain/account/owner.ts'
import type { AttemptResult, FinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { tellExtraTime } from '#domain/quiz/quiz-settings.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useDelay } from '../attempt/use-delay.ts'
import { useIsStored } from '../attempt/use-is-stored.ts'

/** Shows the result again, as the student's. */
const RESULT = '/dashboard/quizzes/take'

const toAccount = {
  className: '-my-3 inline-block py-3 font-semibold text-accent underline underline-offset-4',
  to: '/login',
} as const

/** What is shown of an attempt with a result. */
export type GradedAttempt = Pick<
  FinishedAttempt & { result: AttemptResult },
  | 'attemptId'
  | 'quizId'
  | 'title'
  | 'flagged'
  | 'times'
  | 'limit'
  | 'timedOut'
  | 'extraTime'
  | 'completedAt'
  | 'state'
  | 'result'
>

/** Whether the result is stored, and whether the time had run out. */
export function ResultNotes({ userId, attempt }: { userId: string; attempt: GradedAttempt }) {
  const { attemptId } = attempt
  const isStored = useIsStored(userId, attemptId)
  const delay = useDelay(userId, attemptId)
  const extraTime = tellExtraTime(attempt.extraTime)
  const isInAccount = attempt.state === 'stored'
  const isVisitors = !isInAccount && userId === GUEST
  return (
    <div className="flex flex-col items-center gap-1 text-balance text-soft" role="status">
      {attempt.timedOut && <p>Time is up. Your answers were submitted.</p>}
      {extraTime && <p>{`${extraTime}.`}</p>}
      {attempt.result.timeSpentClamped && (
        <p>Your device reported more time than the quiz allows, so the time taken is counted as the full limit.</p>
      )}
      {!isInAccount && !isVisitors && (
        <p className="flex items-center gap-2">
          <Icon className="text-orange" name="cloud-off" />
          <span>
            {isStored
              ? `Saved on this device. ${delay || 'We will send it when the connection is back.'}`
              : 'Not safe yet: this browser does not let us keep it. Please leave this page open until it is sent.'}
          </span>
        </p>
      )}
      {isInAccount && (
        <p className="flex items-center gap-2">
          <Icon className="text-green" name="check" />
          <span>
            Saved in{' '}
            <Link
              className="-my-3 inline-block py-3 text-ink underline underline-offset-4"
              to="/dashboard/quizzes/history"
            >
              your quiz history
            </Link>
            .
          </span>
        </p>
      )}
      {isVisitors && (
        <p>
          This result is only on this device.{' '}
          <Link {...toAccount} search={{ from: RESULT }} state={{ attemptId }}>
            Sign in
          </Link>{' '}
          or{' '}
          <Link {...toAccount} search={{ from: RESULT, mode: 'signup' }} state={{ attemptId }}>
            create an account
          </Link>{' '}
          to keep it.
        </p>
      )}
    </div>
  )
}
