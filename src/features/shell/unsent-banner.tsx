import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { describeUnsent, nameUnsent } from '#domain/account/unsent-work.ts'
import { useUnsent } from '#src/platform/device/outbox/unsent-count.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** Sending takes a moment, so the banner shows only after this time. */
const PATIENCE_MS = 5_000

/**
 * Says how much of a student's work is still in the outbox: to the student, and to a visitor who may be that student.
 */
export function UnsentBanner() {
  const { user, loading } = useAuth()
  const from = useLocation({ select: ({ href }) => href })
  const unsent = useUnsent(user?.uid ?? null)
  const names = nameUnsent(unsent)
  const isLate = useIsLate(names !== '' && user !== null)

  if (loading || names === '') return null
  if (!user) {
    return (
      <Banner>
        <Link
          className="-my-2 inline-block py-2 font-semibold underline underline-offset-4"
          search={{ from }}
          to="/login"
        >
          {`Sign in to send ${names}`}
        </Link>
      </Banner>
    )
  }
  return isLate && <Banner>{describeUnsent(unsent)}</Banner>
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

function Banner({ children }: { children: ReactNode }) {
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
