import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { findPasswordError, PASSWORD_MIN } from '#domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { tellPasskeysLeft } from '#domain/account/passkey-rules.ts'
import { tellRemovedAccess } from '#domain/account/removed-access.ts'
import { callProcedure, describeRefusal, ProcedureError } from '#src/platform/data/call-procedure.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Message } from '#src/ui/message.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LinkPage, useLinkToken } from './link-page.tsx'

const PERHAPS = 'Your password was probably changed a moment ago. Sign in with the new password that you entered first.'

type Done = Outputs['auth']['resetPassword']

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A new password was set on this page, which removed these ways to sign in, and left so many passkeys. */
    passwordChanged?: Pick<Done, 'removed' | 'passkeys'>
  }
}

/**
 * The page of a link for a new password. Its token stays in the address until it is used, because a phone with little
 * memory may reload the page.
 */
export function ResetPasswordPage() {
  const token = useLinkToken()
  const { signedIn } = useAuth()
  const navigate = useNavigate()
  const done = useRouterState({ select: ({ location }) => location.state.passwordChanged })
  /** The token that is worth nothing, and whether this page may have used it. */
  const [refused, setRefused] = useState<{ token: string; isOwnUse: boolean } | null>(null)

  const finish = ({ user, removed, passkeys }: Done) => {
    signedIn(user)
    // Not in the state of this component: a reload shows it again, and the token is no longer in the address.
    void navigate({ to: '/reset-password', replace: true, state: { passwordChanged: { removed, passkeys } } })
  }

  if (done) {
    return (
      <LinkPage title="Password changed">
        <Message text={LINK_MESSAGES.passwordChanged} />
        {done.removed && <p className="text-soft">{tellRemovedAccess(done.removed)}</p>}
        {done.passkeys > 0 && <p className="text-soft">{tellPasskeysLeft(done.passkeys)}</p>}
        <LinkButton icon="grid" to="/dashboard">
          Go to Dashboard
        </LinkButton>
      </LinkPage>
    )
  }
  if (token !== null && token === refused?.token && refused.isOwnUse) {
    return (
      <LinkPage title="Reset your password">
        <Message text={PERHAPS} />
        <LinkButton icon="arrow-right" to="/login">
          Continue to sign in
        </LinkButton>
      </LinkPage>
    )
  }
  if (token !== null && (token === '' || token === refused?.token)) {
    return (
      <LinkPage title="Reset your password">
        <Message text={LINK_MESSAGES.worthless} />
        <ForgotPasswordForm />
      </LinkPage>
    )
  }
  return (
    <LinkPage title="Choose a new password">
      <p className="text-soft">It takes the place of the old one. You are then signed in here, and nowhere else.</p>
      {token !== null && (
        <NewPasswordForm
          key={token}
          onDone={finish}
          onWorthless={(isOwnUse) => setRefused({ token, isOwnUse })}
          token={token}
        />
      )}
    </LinkPage>
  )
}

type Props = {
  token: string
  onDone: (answer: Outputs['auth']['resetPassword']) => void
  /** `isOwnUse`: the answer to an earlier try was lost. */
  onWorthless: (isOwnUse: boolean) => void
}

function NewPasswordForm({ token, onDone, onWorthless }: Props) {
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const isUnanswered = useRef(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const error = findPasswordError(password)
    setMessage(error)
    if (error) return
    setPending(true)
    try {
      onDone(await callProcedure('auth', 'resetPassword', { token, password }))
    } catch (error) {
      const text = describeRefusal(error)
      isUnanswered.current ||= !(error instanceof ProcedureError)
      if (text === LINK_MESSAGES.worthless) onWorthless(isUnanswered.current)
      else setMessage(text)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      {message && <Message text={message} />}
      <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
        <PasswordField
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters.`}
          label="New Password"
          name="password"
          onChange={setPassword}
          readOnly={isPending}
          value={password}
        />
        <Button busy={isPending} type="submit">
          Change Password
        </Button>
      </form>
    </>
  )
}
