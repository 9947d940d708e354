import { type FormEvent, useState } from 'react'
import { findEmailError } from '#domain/account/credential-rules.ts'
import { callProcedure, describeRefusal } from '#src/platform/data/call-procedure.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Message } from '#src/ui/message.tsx'

/** Requests a link to replace a forgotten password. */
export function ForgotPasswordForm({ email: typed = '', autoFocus = false }: { email?: string; autoFocus?: boolean }) {
  const [email, setEmail] = useState(typed)
  const [message, setMessage] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const error = findEmailError(email)
    setMessage(error)
    if (error) return
    setPending(true)
    try {
      const answer = await callProcedure('auth', 'requestPasswordReset', { email })
      setMessage(answer.message)
    } catch (error) {
      setMessage(describeRefusal(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {message && <Message text={message} />}
      <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
        <TextField
          autoCapitalize="none"
          autoComplete="username"
          autoFocus={autoFocus}
          inputMode="email"
          label="Email"
          name="email"
          onChange={(event) => setEmail(event.target.value)}
          readOnly={isPending}
          spellCheck={false}
          type="email"
          value={email}
        />
        <Button busy={isPending} icon="mail" type="submit">
          Send Reset Link
        </Button>
      </form>
    </div>
  )
}
