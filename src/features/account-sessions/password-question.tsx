import { type FormEvent, useState } from 'react'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { Button } from '#src/ui/button.tsx'
import { Message } from '#src/ui/message.tsx'
import { CurrentPasswordField } from '#src/ui/password-field.tsx'

type Props = {
  /** What the password is needed for, such as `Sign out Chrome on Android`. */
  name: string
  busy: boolean
  /** The error in the last answer. */
  message: string | null
  onAnswer: (password: string) => void
  onClose: () => void
}

/** Asks for the password before a session ends, instead of the button. */
export function PasswordQuestion({ name, busy, message, onAnswer, onClose }: Props) {
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setMissing(password === '')
    if (password !== '') onAnswer(password)
  }
  const said = isMissing ? ACCOUNT_MESSAGES.noCurrentPassword : message
  return (
    <form aria-label={name} className="flex w-full flex-col gap-4" noValidate onSubmit={send}>
      <CurrentPasswordField autoFocus onChange={setPassword} readOnly={busy} value={password} />
      {said && <Message text={said} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {name}
        </Button>
        <Button disabled={busy} kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
