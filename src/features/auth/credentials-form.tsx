import { type FormEvent, useRef, useState } from 'react'
import { CREDENTIAL_MESSAGES, findCredentialError, PASSWORD_MIN } from '#domain/account/credential-rules.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { isCallError } from '#src/platform/data/failure-kind.ts'
import { describeError, isPassing, trpc } from '#src/platform/data/trpc.ts'
import type { AuthUser } from '#src/platform/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'

type Props = {
  mode: 'login' | 'signup'
  autoFocus: boolean
  /** The student is signing in another way, so this form is disabled. */
  disabled: boolean
  onBusy: (busy: boolean) => void
  onMessage: (message: string | null) => void
  onSignedIn: (user: AuthUser) => void
  /** Called with the email that was typed so far. */
  onForgotten: (email: string) => void
}

/** Signs in or signs up with an email and a password. A new mode needs a new `key`, which clears the form. */
export function CredentialsForm({ mode, autoFocus, disabled, onBusy, onMessage, onSignedIn, onForgotten }: Props) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signIn = trpc.auth.signIn.useMutation()
  const signUp = trpc.auth.signUp.useMutation()
  const busy = signIn.isPending || signUp.isPending

  /** The sign-up whose answer was lost. The account may have been made. */
  const unanswered = useRef<{ email: string; password: string } | null>(null)

  const enter = async () => {
    const credentials = { email, password }
    if (mode === 'login') return signIn.mutateAsync(credentials)
    try {
      return await signUp.mutateAsync(credentials)
    } catch (error) {
      const isAgain = unanswered.current?.email === email && unanswered.current.password === password
      if (isCallError(error) && !error.data) unanswered.current = credentials
      if (!isAgain || describeError(error) !== CREDENTIAL_MESSAGES.taken) throw error
      return signIn.mutateAsync(credentials).catch((refusal: unknown) => {
        throw isPassing(refusal) ? refusal : error
      })
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const error = findCredentialError({ email, password })
    onMessage(error)
    if (error) return
    onBusy(true)
    try {
      const { user } = await enter()
      onSignedIn(user)
    } catch (error) {
      const words = describeError(error)
      onMessage(words === SOMETHING_WENT_WRONG ? CREDENTIAL_MESSAGES.unknown : words)
    } finally {
      onBusy(false)
    }
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        autoFocus={autoFocus}
        data-first-focus
        inputMode="email"
        label="Email"
        name="email"
        onChange={(event) => setEmail(event.target.value)}
        readOnly={busy}
        spellCheck={false}
        type="email"
        value={email}
      />
      <div className="flex flex-col gap-1">
        <PasswordField
          autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
          hint={mode === 'signup' ? `At least ${PASSWORD_MIN} characters.` : undefined}
          label="Password"
          name="password"
          onChange={setPassword}
          readOnly={busy}
          value={password}
        />
        {mode === 'login' && (
          <button
            className="-mb-3 min-h-11 self-start text-13 font-semibold text-soft underline-offset-4 hover:text-ink hover:underline"
            disabled={busy || disabled}
            onClick={() => onForgotten(email)}
            type="button"
          >
            Forgot password?
          </button>
        )}
      </div>
      <Button busy={busy} disabled={disabled} type="submit">
        {mode === 'login' ? 'Sign In' : 'Create Account'}
      </Button>
    </form>
  )
}
