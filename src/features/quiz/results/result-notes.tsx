import { Link } from '@tanstack/react-router'
import { GUEST } from '../../../../domain/account/owner.ts'
import type { AttemptResult, FinishedAttempt } from '../../../../domain/quiz/attempt-machine.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useIsStored } from '../attempt/use-is-stored.ts'

export type GradedAttempt = FinishedAttempt & { result: AttemptResult }

/** Whether the result is stored, and whether the time had run out. */
export function ResultNotes({ userId, attempt }: { userId: string; attempt: GradedAttempt }) {
  const isStored = useIsStored(userId, attempt.attemptId)
  const isInAccount = attempt.state === 'stored'
  const isVisitors = !isInAccount && userId === GUEST
  return (
    <div className="flex flex-col items-center gap-1 text-balance text-soft" role="status">
      {attempt.timedOut && <p>Time is up. Your answers were submitted.</p>}
      {attempt.result.timeSpentClamped && (
        <p>Your device reported more time than the quiz allows, so the time taken is counted as the full limit.</p>
      )}
      {!isInAccount && !isVisitors && (
        <p className="flex items-center gap-2">
          <Icon className="text-orange" name="cloud-off" />
          {isStored
            ? 'Saved on this device. We will send it when the connection is back.'
            : 'Not safe yet: this browser does not let us keep it. Please leave this page open until it is sent.'}
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
          <Link
            className="-my-3 inline-block py-3 font-semibold text-accent underline underline-offset-4"
            search={{ from: '/quiz' }}
            to="/login"
          >
            Sign in
          </Link>{' '}
          to keep it in an account.
        </p>
      )}
    </div>
  )
}
