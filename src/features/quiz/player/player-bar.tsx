import { Button, IconButton } from '#src/ui/button.tsx'
import { Clock } from './clock.tsx'
import type { Countdown } from './countdown.ts'

type Props = {
  countdown: Countdown
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
  onShowQuestions: () => void
  onSubmit: () => void
}

/** The bar at the bottom of the screen: previous question, time left, next question or submit. */
export function PlayerBar({ countdown, isFirst, isLast, onMove, onShowQuestions, onSubmit }: Props) {
  return (
    <div className="@container sticky bottom-2 z-30 sideways:bottom-1">
      <div className="card flex flex-wrap items-center justify-between gap-2 p-2 shadow-float sideways:p-1 @max-[19rem]:grid @max-[19rem]:grid-cols-2">
        <Button
          aria-disabled={isFirst}
          className="px-3"
          kind="secondary"
          onClick={() => {
            if (!isFirst) onMove(-1)
          }}
        >
          Previous
        </Button>
        <div className="flex items-center gap-1 sm:gap-2 @max-[19rem]:order-first @max-[19rem]:col-span-full @max-[19rem]:justify-center">
          <Clock countdown={countdown} />
          <IconButton className="sm:hidden" icon="grid" label="All questions" onClick={onShowQuestions} />
        </div>
        {isLast ? (
          <Button
            className="px-3 sm:px-4"
            key="submit"
            onClick={(event) => {
              // The second tap of a double tap on Next must not submit.
              if (event.detail < 2) onSubmit()
            }}
          >
            Submit Quiz
          </Button>
        ) : (
          <Button className="px-3 sm:px-6" key="next" onClick={() => onMove(1)}>
            Next
          </Button>
        )}
      </div>
    </div>
  )
}
