import { useSyncExternalStore } from 'react'
import { pauseNotice, readNotice, resumeNotice, subscribe } from '#src/platform/page/notice.ts'
import { Message } from '#src/ui/message.tsx'

/** A short message above every page. It stays while the pointer is on it. */
export function Notice() {
  const text = useSyncExternalStore(subscribe, readNotice, () => null)
  return (
    text && (
      <div
        className="fixed inset-x-4 top-4 z-50 mx-auto max-w-md animate-rise"
        onPointerEnter={pauseNotice}
        onPointerLeave={resumeNotice}
      >
        <Message text={text} />
      </div>
    )
  )
}
