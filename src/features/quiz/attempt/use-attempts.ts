import { useMemo } from 'react'
import type { QuizAttempt } from '#domain/quiz/attempt-machine.ts'
import { useEntries } from '#src/platform/device/store/use-entries.ts'

/** All attempts of a student on this device, finished or not. */
export function useAttempts(userId: string): { attempts: readonly QuizAttempt[]; isLoaded: boolean } {
  const { entries, isLoaded } = useEntries('attempt', userId)
  const attempts = useMemo(() => entries.map(({ value }) => value), [entries])
  return { attempts, isLoaded }
}
