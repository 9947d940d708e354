import { useState } from 'react'
import { describeGoogleOutcome, GOOGLE_MESSAGES, type GoogleOutcome } from '#domain/account/google-sign-in.ts'
import { type AuthUser, askSession, session } from '#src/platform/session/session.ts'
import { AnchorButton, Button } from '#src/ui/button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { needsRedirect, redirectAddress, startPopup } from './google-popup.ts'

const SIGNED_IN = 'You are signed in. The page follows when the connection is back.'

type Props = {
  disabled: boolean
  /** A path of this site, to come back to if this tab has to leave. */
  returnTo: string
  /** The outcome of signing in by a redirect, if the student has just come back from it. */
  outcome?: GoogleOutcome | undefined
  onBusy: (busy: boolean) => void
  onMessage: (message: string | null) => void
  onSignedIn: (user: AuthUser) => void
}

export function GoogleButton({ disabled, returnTo, outcome, onBusy, onMessage, onSignedIn }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'blocked' | GoogleOutcome>(outcome ?? 'idle')
  const busy = state === 'busy'

  const finish = async (outcome: GoogleOutcome) => {
    // Undefined: the worker did not answer.
    const user = outcome === 'signed-in' ? await askSession().catch(() => undefined) : null
    setState(outcome)
    onBusy(false)
    if (user === undefined) {
      void session.askAgain()
      return onMessage(SIGNED_IN)
    }
    onMessage(user ? null : (describeGoogleOutcome(outcome) ?? GOOGLE_MESSAGES.failed))
    if (user) onSignedIn(user)
  }

  const start = () => {
    if (needsRedirect()) return location.assign(redirectAddress(returnTo))
    const started = startPopup(returnTo, finish)
    if (started === 'opened') {
      setState('busy')
      onBusy(true)
      return onMessage(null)
    }
    if (started === 'blocked') setState('blocked')
    onMessage(GOOGLE_MESSAGES[started])
  }

  return (
    <div className="flex flex-col gap-2">
      {/* Not `disabled` while busy, because the focus would be lost, and a click brings a hidden popup to the front. */}
      <Button
        aria-busy={busy}
        aria-disabled={busy}
        disabled={disabled}
        icon={busy ? undefined : 'google'}
        kind="secondary"
        onClick={start}
      >
        {busy && <Spinner />}
        <span>Continue with Google</span>
      </Button>
      {busy && <Hint>Go on in the window that has opened.</Hint>}
      {state === 'blocked' && (
        <AnchorButton href={redirectAddress(returnTo)} icon="arrow-right" kind="quiet">
          Continue in this tab
        </AnchorButton>
      )}
      {state === 'not-configured' && <Hint>Google sign-in is not set up here. Please use your email.</Hint>}
    </div>
  )
}

function Hint({ children }: { children: string }) {
  return (
    <p className="text-center text-13 text-soft" role="status">
      {children}
    </p>
  )
}
