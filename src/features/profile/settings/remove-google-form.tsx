import { useState } from 'react'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { CurrentPasswordField } from '#src/ui/password-field.tsx'
import { describeFailure } from '../outcome.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'

type Props = FormProps & { id: string; hasPassword: boolean }

/** Asks for the password, if there is one, before a Google account is removed. */
export function RemoveGoogleForm({ id, hasPassword, outcome, onOutcome, onDone, onClose }: Props) {
  const [password, setPassword] = useState('')
  const { mutateAsync, isPending } = trpc.account.removeGoogle.useMutation()
  const { account, auth } = trpc.useUtils()

  const remove = async () => {
    const isMissing = hasPassword && password === ''
    onOutcome(isMissing ? { text: ACCOUNT_MESSAGES.noCurrentPassword } : null)
    if (isMissing) return
    try {
      await mutateAsync({ id, ...(hasPassword && { password }) })
      onDone(ACCOUNT_MESSAGES.googleRemoved)
    } catch (error) {
      onOutcome(describeFailure(ACCOUNT_MESSAGES.googleNotRemoved, error, ACCOUNT_MESSAGES.notRecentForGoogle))
    }
    await Promise.all([account.get.invalidate(), auth.sessions.invalidate()])
  }

  return (
    <FormFrame
      busy={isPending}
      busyText="Removing..."
      name="Remove Google"
      onClose={onClose}
      onSubmit={remove}
      outcome={outcome}
      submit="Remove Google Account"
    >
      <p className="text-soft">It does not sign in here any more, and all your other devices are signed out.</p>
      {hasPassword && <CurrentPasswordField onChange={setPassword} readOnly={isPending} value={password} />}
    </FormFrame>
  )
}
