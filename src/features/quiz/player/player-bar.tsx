import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { formatClock } from '../format-time.ts'
import type { Countdown } from './countdown.ts'
import { findAnnouncement, isRunningOut } from './time-warnings.ts'

type Props = {
  countdown: Countdown
  /** Without a time limit: the seconds that the clock began with. It then shows the time spent. Otherwise null. */
  untimedFrom: number | null
  isFirst: boolean
  isLast: boolean
  submitLabel: string
  onMove: (step: 1 | -1) => void
  onShowQuestions: () => void
  onSubmit: () => void
}

/** The bar at the bottom of the screen: previous question, time left, next question or submit. */
export function PlayerBar({
  countdown,
  untimedFrom,
  isFirst,
  isLast,
  submitLabel,
  onMove,
  onShowQuestions,
  onSubmit,
}: Props) {
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
          {untimedFrom === null ? (
            <Clock countdown={countdown} />
          ) : (
            <TimeSpent countdown={countdown} from={untimedFrom} />
          )}
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
            {submitLabel}
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

/** The time left. Screen readers announce it a few times in the last minutes. */
function Clock({ countdown }: { countdown: Countdown }) {
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.seconds)
  const [announcement, setAnnouncement] = useState('')
  const before = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    const text = findAnnouncement(before.current, seconds)
    before.current = seconds
    if (text) setAnnouncement(text)
  }, [seconds])
  const colour = isRunningOut(seconds) ? 'text-red' : 'text-ink'

  return (
    <div className={`flex items-center gap-1 ${colour}`}>
      <Icon className="size-5" name="clock" />
      <span aria-label="Time left" className="tabular text-17 font-semibold" role="timer" translate="no">
        {formatClock(seconds)}
      </span>
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}

function TimeSpent({ countdown, from }: { countdown: Countdown; from: number }) {
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.seconds)
  return (
    <div className="flex items-center gap-1 text-soft">
      <Icon className="size-5" name="clock" />
      <span aria-label="Time spent" className="tabular text-17 font-semibold" role="timer" translate="no">
        {formatClock(Math.round(from) - seconds)}
      </span>
      {/* A clock alone would be taken for the time left. */}
      <span aria-hidden="true" className="text-13">
        spent
      </span>
    </div>
  )
}
