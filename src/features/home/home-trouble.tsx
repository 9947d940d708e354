import { describeError } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'

type Props = { error: Parameters<typeof describeError>[0]; isBusy: boolean; onRetry: () => void }

/** Shown if the home could not be updated. The data on this device shows below. */
export function HomeTrouble({ error, isBusy, onRetry }: Props) {
  return (
    <div className="card flex flex-wrap items-center gap-3 p-4" role="alert">
      <p className="grow basis-64 text-soft">{describeError(error)}</p>
      <Button busy={isBusy} icon="refresh" kind="secondary" onClick={onRetry} size="small">
        Try Again
      </Button>
    </div>
  )
}
