import { useEffect } from 'react'
import { useAuth } from '#src/platform/session/auth.tsx'
import { session } from '#src/platform/session/session.ts'

/** The texts say when the student can sign in without losing anything. */
type Props = { when: 'after handing in' | 'afterwards' | 'again' }

/**
 * On every screen on which a student answers questions: if the session ends, the student stays there and goes on on
 * this device. Leaving the screen leads to the login page.
 */
export function SignedOutLine({ when }: Props) {
  const { hasEnded } = useAuth()
  useEffect(session.hold, [])
  return (
    hasEnded && (
      <p className="rounded-sm border border-line px-3 py-2 text-13 text-soft" role="status">
        {`You have been signed out. Your answers stay on this device; sign in ${when} to send them.`}
      </p>
    )
  )
}
