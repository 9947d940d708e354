import { useSyncExternalStore } from 'react'
import { readNotice, subscribe } from '../../app/notice.ts'
import { Message } from '../../ui/message.tsx'

/** Shows for a few seconds the message that the previous page left (see `say`). */
export function Notice() {
  const text = useSyncExternalStore(subscribe, readNotice, () => null)
  return (
    text && (
      <div className="fixed inset-x-4 top-4 z-50 mx-auto max-w-md animate-rise">
        <Message text={text} />
      </div>
    )
  )
}
