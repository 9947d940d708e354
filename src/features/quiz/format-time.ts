import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'

/** Minutes:seconds, such as 4:09 or 120:00. A started second counts as a whole one. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The time that is left of an attempt. One with untimed practice has a limit that nobody is meant to see. */
export function tellTimeLeft({ extraTime, remaining }: UnfinishedAttempt): string {
  return extraTime === 'untimed' ? 'no time limit' : `${formatClock(remaining)} left`
}
