import { type FormEvent, useState } from 'react'
import { findPasswordError, PASSWORD_MIN } from '#domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { callProcedure, describeRefusal } from '#src/platform/data/call-procedure.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { Message } from '#src/ui/message.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'

type Props = {
  token: string
  onDone: (answer: Outputs['auth']['resetPassword']) => void
  onWorthless: () => void
}

export function NewPasswordForm({ token, onDone, onWorthless }: Props) {
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

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
      if (text === LINK_MESSAGES.worthless) onWorthless()
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
