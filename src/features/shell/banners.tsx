import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { describeUnsent, nameUnsent } from '#domain/account/unsent-work.ts'
import { useUnsent } from '#src/platform/device/outbox/unsent-count.ts'
import { hasTypedText, takeUpdate, useUpdate } from '#src/platform/offline/update.ts'
import { useIsLineDown } from '#src/platform/offline/use-line.ts'
import { pauseNotice, readNotice, resumeNotice, subscribe } from '#src/platform/page/notice.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Message } from '#src/ui/message.tsx'

/** Says that the worker cannot be reached, while the app keeps trying. */
export function ConnectionBanner() {
  const { unreachable } = useAuth()
  const isDown = useIsLineDown()
  return (
    (unreachable || isDown) && (
      <Banner icon="cloud-off" tone="border-orange/40 text-orange">
        We cannot reach Adhyayan right now. Your work stays on this device, and we keep trying.
      </Banner>
    )
  )
}

/** Offers a newer build. It takes over by itself when the student opens another page. */
export function UpdateBanner() {
  const update = useUpdate()
  const [isPostponed, setPostponed] = useState(false)
  if (update === 'none') return null
  return (
    <Banner icon="refresh" tone="border-line text-soft">
      <span>{isPostponed ? AFTER_TYPING : TEXTS[update]}</span>
      <button
        className="-my-2 min-h-11 rounded-sm px-2 font-semibold text-ink underline underline-offset-4"
        onClick={() => (hasTypedText() ? setPostponed(true) : void takeUpdate())}
        type="button"
      >
        Update
      </button>
    </Banner>
  )
}

const TEXTS = {
  ready: 'A newer version of Adhyayan is ready.',
  replaced: 'Adhyayan was updated. This page still runs the version before.',
}
/** A reload would lose it. */
const AFTER_TYPING = 'There is text on this page that is not sent. The update comes when you open another page.'

function Banner({ icon, tone, children }: { icon: IconName; tone: string; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-center justify-center gap-x-2 border-b bg-surface px-4 py-2 text-center text-13 ${tone}`}
      role="status"
    >
      <Icon className="size-4" name={icon} />
      {children}
    </div>
  )
}

/** Sending takes a moment, so the banner shows only after this time. */
const PATIENCE_MS = 5_000

/**
 * Says how much of a student's work is still in the outbox: to the student, and to a visitor who may be that student.
 */
export function UnsentBanner() {
  const { user, loading } = useAuth()
  // The login page itself keeps where it leads back to, also the attempt that is in its state.
  const from = useLocation({ select: ({ pathname, search, href }) => (pathname === '/login' ? search.from : href) })
  const unsent = useUnsent(user?.uid ?? null)
  const names = nameUnsent(unsent)
  const isLate = useIsLate(names !== '' && user !== null)

  if (loading || names === '') return null
  if (!user) {
    return (
      <UnsentLine>
        <Link
          className="-my-2 inline-block py-2 font-semibold underline underline-offset-4"
          search={from === undefined ? {} : { from }}
          state={true}
          to="/login"
        >
          {`Sign in to send ${names}`}
        </Link>
      </UnsentLine>
    )
  }
  return isLate && <UnsentLine>{describeUnsent(unsent)}</UnsentLine>
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}

function UnsentLine({ children }: { children: ReactNode }) {
  return (
    <p
      className="flex items-center justify-center gap-2 border-b border-line bg-surface px-4 py-2 text-center text-13 text-soft"
      role="status"
    >
      <Icon className="size-4" name="cloud-off" />
      <span>{children}</span>
    </p>
  )
}

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
