import { keyOfOutgoing } from '#src/platform/device/outbox/kinds.ts'
import { useOutboxStatus } from '#src/platform/device/outbox/status.ts'

/** Why the worker could not take an attempt yet, in its own words; empty if it was not asked or has not answered. */
export function useDelay(userId: string, attemptId: string): string {
  const { failed } = useOutboxStatus(userId)
  return failed.get(keyOfOutgoing({ kind: 'attempt', id: attemptId })) ?? ''
}
