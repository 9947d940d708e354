import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { GUEST } from '../../../../domain/account/owner.ts'
import { subscribe } from '../../../device/device-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { findEntry } from '../submission/outbox.ts'
import type { GradedAttempt } from '../submission/result-shelf.ts'

/** What else there is to know of a result: whether it is kept, and whether the clock had a part in it. */
export function ResultNotes({ owner, graded }: { owner: string; graded: GradedAttempt }) {
  const { attemptId } = graded
  const isVisitors = useSyncExternalStore(
    subscribe,
    () => (owner === GUEST && !graded.result.saved) || findEntry(GUEST, attemptId) !== null,
  )
  const isInOutbox = useSyncExternalStore(subscribe, () => !isVisitors && findEntry(owner, attemptId) !== null)
  return (
    <div className="flex flex-col items-center gap-1 text-balance text-soft" role="status">
      {graded.timedOut && <p>Time is up. Your answers were submitted.</p>}
      {graded.result.timeSpentClamped && (
        <p>Your device reported more time than the quiz allows, so the time taken is counted as the full limit.</p>
      )}
      {isInOutbox && (
        <p className="flex items-center gap-2">
          <Icon className="text-orange" name="cloud-off" />
          Saved on this device. We will send it when the connection is back.
        </p>
      )}
      {!isInOutbox && !isVisitors && (
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
          {owner === GUEST && (
            <>
              <Link
                className="-my-3 inline-block py-3 font-semibold text-accent underline underline-offset-4"
                search={{ from: '/quiz' }}
                to="/login"
              >
                Sign in
              </Link>{' '}
              to keep it in an account.
            </>
          )}
        </p>
      )}
    </div>
  )
}
