import { useSyncExternalStore } from 'react'
import { keyOfOutgoing } from '#src/platform/device/outbox/kinds.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'

/** Whether an attempt would survive this tab. */
export function useIsStored(userId: string, attemptId: string): boolean {
  return useSyncExternalStore(
    (listener) => deviceStore().subscribe(listener),
    () => isAttemptStored(userId, attemptId),
    () => true,
  )
}

/** Whether the attempt and its writes in the outbox would survive this tab. */
function isAttemptStored(userId: string, attemptId: string): boolean {
  const store = deviceStore()
  return (
    store.isStored(userId, 'attempt', attemptId) &&
    store.isStored(userId, 'outgoing', keyOfOutgoing({ kind: 'attempt', id: attemptId }))
  )
}
