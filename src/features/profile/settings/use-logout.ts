import { useState } from 'react'
import { SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { describeFailure, type Outcome } from '../outcome.tsx'

/** Signs out. The dashboard then leads to the front page, which shows the confirmation. */
export function useLogout(onOutcome: (outcome: Outcome | null) => void) {
  const { signOut } = useAuth()
  const [isPending, setPending] = useState(false)

  const logout = async () => {
    onOutcome(null)
    setPending(true)
    try {
      await signOut()
    } catch (error) {
      console.error('Sign-out failed', error)
      setPending(false)
      onOutcome(describeFailure(SIGN_OUT_MESSAGES.failed, error))
    }
  }
  return { logout, isPending }
}
