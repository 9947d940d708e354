import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useMustReload } from '../loading/newer-build.ts'
import { useGoal } from './page-goal.ts'
import { retryNow } from './retry.ts'
import { useFailedAttempts } from './waiting.ts'

/** From then on a student may want to do something about it. */
const OFFERED_AFTER = 3

/** Says that what the student has asked for waits for the connection. Its frame is always there, so that it is read out. */
export function ConnectionNotice() {
  const failures = useFailedAttempts()
  const goal = useGoal()
  const mustReload = useMustReload()
  const isShown = failures > 0 || goal !== null || mustReload
  return (
    <div aria-live="polite" className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar))] z-50 mx-auto max-w-lg">
      {isShown && (
        <div
          className="flex animate-rise flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-orange/50 bg-surface px-4 py-3 text-ink shadow-float"
          role="status"
        >
          <Icon className="size-5 shrink-0 text-orange" name={mustReload ? 'refresh' : 'cloud-off'} />
          <p className="min-w-0 grow basis-52">{mustReload ? NEWER : WAITING}</p>
          {goal && <IconButton className="sm:order-last" icon="close" label="Stay on this page" onClick={goal.drop} />}
          {mustReload ? (
            <Button onClick={() => location.assign(goal?.href ?? location.href)} size="small">
              Load the Page Again
            </Button>
          ) : (
            failures >= OFFERED_AFTER && (
              <Button kind="secondary" onClick={goal?.tryNow ?? retryNow} size="small">
                Try Again
              </Button>
            )
          )}
        </div>
      )}
    </div>
  )
}

const WAITING = 'Waiting for the connection. The page goes on by itself when it is back.'
const NEWER = 'There is a newer version of Adhyayan. Please load the page again to go on.'
