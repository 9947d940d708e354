import { GUEST } from '../../../../domain/account/owner.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { keepForAccount } from '../submission/guest-results.ts'
import { forgetEntry, listEntries, type OutboxEntry, type OutboxState } from '../submission/outbox.ts'
import { useSittingMoves } from '../submission/sitting.ts'
import { useKept } from '../use-kept.ts'

type Shown = OutboxEntry & { state: Exclude<OutboxState, 'kept'> }

const WORDS: Record<Shown['state'], string> = {
  waiting: 'Safe on this device. It will be graded when the connection is back.',
  graded: 'Saved on this device. We will send it when the connection is back.',
  done: 'Graded while you were away.',
  refused: 'This attempt could not be graded. It is kept on this device.',
}

const NO_ENTRIES: Shown[] = []

/** What a visitor has seen is no news. */
function isShown(entry: OutboxEntry): entry is Shown {
  return entry.state !== 'kept'
}

/** Finished attempts that are still on their way, or that came back graded behind the scenes. */
export function OutboxPanel({ owner }: { owner: string }) {
  const entries = useKept(() => listEntries(owner).filter(isShown), NO_ENTRIES)
  if (entries.length === 0) return null
  return (
    <section aria-label="Attempts on this device" className="card p-4" role="status">
      <ul className="flex flex-col gap-3">
        {entries.map((entry) => (
          <OutboxRow entry={entry} key={entry.attempt.attemptId} owner={owner} />
        ))}
      </ul>
    </section>
  )
}

function OutboxRow({ entry, owner }: { entry: Shown; owner: string }) {
  const { open } = useSittingMoves()
  const { attemptId, quizId } = entry.attempt
  const { state } = entry
  const dismiss = () => {
    if (state === 'done' && owner === GUEST) keepForAccount(attemptId, Date.now())
    else forgetEntry(owner, attemptId)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Icon
        className={`size-6 ${state === 'done' ? 'text-green' : 'text-orange'}`}
        name={state === 'done' ? 'check' : state === 'refused' ? 'warning' : 'cloud-off'}
      />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          {entry.title}
          {entry.score !== null && <span className="tabular">: {entry.score}%</span>}
        </p>
        <p className="text-13 text-soft">{WORDS[state]}</p>
        {state === 'refused' && entry.reason && <p className="text-13 text-soft">{entry.reason}</p>}
      </div>
      <div className="flex gap-2">
        {state !== 'graded' && (
          <Button kind="secondary" onClick={() => open({ quizId, attemptId })} size="small">
            {state === 'done' ? 'See Results' : 'Try again'}
          </Button>
        )}
        {(state === 'done' || state === 'refused') && (
          <Button kind="quiet" onClick={dismiss} size="small">
            {state === 'done' ? 'Dismiss' : 'Discard'}
          </Button>
        )}
      </div>
    </li>
  )
}
