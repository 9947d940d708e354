import { type FormEvent, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'

type Props = {
  busy: boolean
  /** The account's own email is unconfirmed, so the person who reads it can take over the account. */
  canTakeOver: boolean
  onPassword: (password: string) => void
  onTakeOver: () => void
}

/** Shown if the account of a link is not signed in: the person must show that the account is theirs, too. */
export function ConfirmElsewhere({ busy, canTakeOver, onPassword, onTakeOver }: Props) {
  const [password, setPassword] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && password !== '') onPassword(password)
  }
  return (
    <>
      <form aria-label="Confirm with the password" className="flex flex-col gap-4" noValidate onSubmit={send}>
        <PasswordField
          autoComplete="current-password"
          label="Password"
          name="password"
          onChange={setPassword}
          readOnly={busy}
          required
          value={password}
        />
        <Button busy={busy} icon="check" type="submit">
          Confirm Email
        </Button>
      </form>
      {canTakeOver && (
        <section aria-labelledby="take-over-title" className="flex flex-col gap-3 border-t border-line pt-4">
          <h2 className="text-17" id="take-over-title">
            You did not choose a password?
          </h2>
          <p className="text-soft">
            Then somebody else made an account with your email. You can have it: its password, other ways to sign in and
            all its devices are removed, and you are signed in here.
          </p>
          <Button disabled={busy} kind="secondary" onClick={onTakeOver}>
            Take Over the Account
          </Button>
        </section>
      )}
    </>
  )
}
