import { useSyncExternalStore } from 'react'
import { pauseNotice, readNotice, resumeNotice, subscribe } from '../../app/notice.ts'
import { Message } from '../../ui/message.tsx'

/** A short message above every page. It stays while it is pointed at. */
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
