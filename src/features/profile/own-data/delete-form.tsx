import { type FormEvent, useState } from 'react'
import { findDeletionError } from '#domain/account/account-rules.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { CurrentPasswordField } from '#src/ui/password-field.tsx'
import { type Outcome, OutcomeMessage } from '../outcome.tsx'

type Input = { confirmation: string; password?: string }
type Props = {
  email: string
  hasPassword: boolean
  busy: boolean
  /** Resolves to the error, or to null. */
  onDelete: (input: Input) => Promise<Outcome | null>
  onClose: () => void
}

/** The email must be entered, and the password if the account has one. */
export function DeleteForm({ email, hasPassword, busy, onDelete, onClose }: Props) {
  const [confirmation, setConfirmation] = useState('')
  const [password, setPassword] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const input = { confirmation, ...(hasPassword && { password }) }
    const error = findDeletionError(email, input)
    setOutcome(error ? { text: error } : null)
    if (!error) setOutcome(await onDelete(input))
  }

  return (
    <form aria-label="Delete Account" className="flex flex-col gap-4" noValidate onSubmit={send}>
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        hint={`To confirm, type ${email}`}
        inputMode="email"
        label="Your Email"
        name="confirmation"
        onChange={({ target }) => setConfirmation(target.value)}
        readOnly={busy}
        required
        spellCheck={false}
        value={confirmation}
      />
      {hasPassword && <CurrentPasswordField onChange={setPassword} readOnly={busy} value={password} />}
      {outcome && <OutcomeMessage outcome={outcome} />}
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button disabled={busy} kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} kind="danger" type="submit">
          {busy ? 'Deleting...' : 'Delete My Account'}
        </Button>
      </div>
    </form>
  )
}
