import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { formatClock } from '../format-time.ts'
import type { Countdown } from './countdown.ts'
import { findAnnouncement, isRunningOut } from './time-warnings.ts'

/** The time left. Screen readers announce it a few times in the last minutes. */
export function Clock({ countdown }: { countdown: Countdown }) {
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
