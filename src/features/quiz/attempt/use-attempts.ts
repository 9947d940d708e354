import { useMemo, useSyncExternalStore } from 'react'
import type { QuizAttempt } from '../../../../domain/quiz/attempt-machine.ts'
import { deviceStore } from '../../../device/store/device.ts'
import { useEntries } from '../../../device/store/use-entries.ts'
import { isAttemptStored } from './attempts.ts'

/** All attempts of a student on this device, finished or not. */
export function useAttempts(userId: string): { attempts: readonly QuizAttempt[]; isLoaded: boolean } {
  const { entries, isLoaded } = useEntries('attempt', userId)
  const attempts = useMemo(() => entries.map(({ value }) => value), [entries])
  return { attempts, isLoaded }
}

/** Whether an attempt would survive this tab. */
export function useIsStored(userId: string, attemptId: string): boolean {
  return useSyncExternalStore(
    (listener) => deviceStore().subscribe(listener),
    () => isAttemptStored(userId, attemptId),
    () => true,
  )
}
