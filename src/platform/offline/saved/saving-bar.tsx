import { describeBytes, type OfflineTarget } from '#domain/catalogue/offline.ts'
import { Button } from '#src/ui/button.tsx'
import { cancelSaving } from './saved-list.ts'

type BarProps = { target: OfflineTarget; what: string; done: number; total: number }

/** How much of a thing is saved, while it is being saved. */
export function SavingBar({ target, what, done, total }: BarProps) {
  const text = `${describeBytes(done)} of ${describeBytes(total)}`
  return (
    <div className="flex flex-wrap items-center gap-3 text-13 text-soft print:hidden">
      <progress aria-label={`Saving ${what}`} className="w-32 accent-accent" max={total} value={done} />
      <span className="tabular" translate="no">
        {text}
      </span>
      <Button kind="quiet" onClick={() => cancelSaving(target)} size="small">
        Cancel
      </Button>
    </div>
  )
}
