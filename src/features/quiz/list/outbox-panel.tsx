import { GUEST } from '#domain/account/owner.ts'
import type { FinishedAttempt, QuizAttempt } from '#domain/quiz/attempt-machine.ts'
import { isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { useAttemptMoves } from '../attempt/attempt-page.ts'
import { applyAttemptEvent, discardAttempt } from '../attempt/attempts.ts'
import { useDelay } from '../attempt/use-delay.ts'
import { useIsStored } from '../attempt/use-is-stored.ts'

type Kind = 'waiting' | 'unsent' | 'news' | 'refused'

const WORDS: Record<Kind, string> = {
  waiting: 'Safe on this device. It will be graded when the connection is back.',
  unsent: 'Saved on this device. We will send it when the connection is back.',
  news: 'Graded while you were away.',
  refused: 'This attempt could not be graded. It is kept on this device.',
}
/** Where the worker has answered, but could not take it: before its own words. */
const ANSWERED: Partial<Record<Kind, string>> = { waiting: 'Safe on this device.', unsent: 'Saved on this device.' }
const NOT_STORED = 'Not safe yet: this browser does not let us keep it. Please leave this page open until it is sent.'

const ICONS: Record<Kind, { name: IconName; colour: string }> = {
  waiting: { name: 'cloud-off', colour: 'text-orange' },
  unsent: { name: 'cloud-off', colour: 'text-orange' },
  news: { name: 'check', colour: 'text-green' },
  refused: { name: 'warning', colour: 'text-orange' },
}

/** Null for a result that the student has seen and the worker has stored. */
function kindOf(attempt: FinishedAttempt, userId: string): Kind | null {
  if (attempt.state === 'refused') return 'refused'
  // A visitor's result that was seen waits for an account, not for the connection.
  if (attempt.isSeen && userId === GUEST) return null
  if (attempt.state === 'handed-in') return attempt.isSeen ? 'unsent' : 'waiting'
  if (!attempt.isSeen) return 'news'
  return attempt.state === 'graded' ? 'unsent' : null
}

type Props = { attempts: readonly QuizAttempt[]; userId: string }

/** Finished attempts that are still in the outbox, or were graded while the student was elsewhere. */
export function OutboxPanel({ attempts, userId }: Props) {
  const rows = attempts
    .flatMap((attempt) => (isUnfinished(attempt) ? [] : attempt))
    .flatMap((attempt) => {
      const kind = kindOf(attempt, userId)
      return kind ? { attempt, kind } : []
    })
    .sort((one, other) => one.attempt.completedAt - other.attempt.completedAt)
  if (rows.length === 0) return null
  return (
    <section aria-label="Attempts on this device" className="card p-4" role="status">
      <ul className="flex flex-col gap-3">
        {rows.map(({ attempt, kind }) => (
          <OutboxRow attempt={attempt} key={attempt.attemptId} kind={kind} userId={userId} />
        ))}
      </ul>
    </section>
  )
}

function OutboxRow({ attempt, kind, userId }: { attempt: FinishedAttempt; kind: Kind; userId: string }) {
  const { open } = useAttemptMoves()
  const { attemptId } = attempt
  const isStored = useIsStored(userId, attemptId)
  const delay = useDelay(userId, attemptId)
  const words = delay !== '' && ANSWERED[kind] ? `${ANSWERED[kind]} ${delay}` : WORDS[kind]
  const { name, colour } = ICONS[kind]
  const dismiss = () => {
    if (kind === 'news') void applyAttemptEvent(userId, attemptId, { type: 'see' })
    else void discardAttempt(userId, attemptId)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Icon className={`size-6 ${colour}`} name={name} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          <span>{attempt.title}</span>
          {'result' in attempt && <span className="tabular">{`: ${attempt.result.grade.score}%`}</span>}
        </p>
        <p className="text-13 text-soft">{isStored ? words : NOT_STORED}</p>
        {attempt.state === 'refused' && <p className="text-13 text-soft">{attempt.reason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {kind !== 'unsent' && (
          <Button kind="secondary" onClick={() => open(attemptId)} size="small">
            {kind === 'news' ? 'See Results' : 'Try again'}
          </Button>
        )}
        {(kind === 'news' || kind === 'refused') && (
          <Button kind="quiet" onClick={dismiss} size="small">
            {kind === 'news' ? 'Dismiss' : 'Discard'}
          </Button>
        )}
      </div>
    </li>
  )
}
