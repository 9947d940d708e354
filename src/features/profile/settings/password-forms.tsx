import { useState } from 'react'
import { ACCOUNT_MESSAGES, findPasswordChangeError } from '#domain/account/account-rules.ts'
import { PASSWORD_MIN } from '#domain/account/credential-rules.ts'
import { tellPasskeysLeft } from '#domain/account/passkey-rules.ts'
import { LOST, useLostAnswer } from '#src/platform/data/lost-answer.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { describeFailure, OutcomeMessage } from '../outcome.tsx'
import { FormFrame, type FormProps, useFormAnswer } from './form-frame.tsx'

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' }

export function ChangePasswordForm({ email, outcome, onClose, ...form }: FormProps & { email: string }) {
  const { onOutcome, onDone } = useFormAnswer(form)
  const [passwords, setPasswords] = useState(EMPTY)
  const { mutateAsync, isPending } = trpc.account.changePassword.useMutation()
  const { account, auth } = trpc.useUtils()
  const noteLost = useLostAnswer(LOST.password)

  const fieldProps = (field: keyof typeof EMPTY) => ({
    name: field,
    onChange: (password: string) => setPasswords({ ...passwords, [field]: password }),
    readOnly: isPending,
    required: true,
    value: passwords[field],
  })

  const save = async () => {
    const error = findPasswordChangeError(passwords)
    onOutcome(error ? { text: error } : null)
    if (error) return
    try {
      const { currentPassword, newPassword } = passwords
      const { passkeys } = await mutateAsync({ currentPassword, newPassword })
      void auth.sessions.invalidate()
      // A new email that waited for its confirmation is cancelled.
      void account.get.invalidate()
      onDone([ACCOUNT_MESSAGES.passwordUpdated, tellPasskeysLeft(passkeys)].filter(Boolean).join('. '))
    } catch (error) {
      onOutcome(describeFailure(ACCOUNT_MESSAGES.passwordNotUpdated, error))
      void noteLost(error)
    }
  }

  return (
    <FormFrame
      busy={isPending}
      busyText="Updating..."
      name="Change Password"
      onClose={onClose}
      onSubmit={save}
      outcome={outcome}
      submit="Save Password"
    >
      <p className="text-soft">All your other devices will be signed out.</p>
      {/* Tells password managers to which account the password belongs. */}
      <input autoComplete="username" hidden name="username" readOnly type="text" value={email} />
      <PasswordField autoComplete="current-password" label="Current Password" {...fieldProps('currentPassword')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters.`}
          label="New Password"
          {...fieldProps('newPassword')}
        />
        <PasswordField autoComplete="new-password" label="Confirm New Password" {...fieldProps('confirmation')} />
      </div>
    </FormFrame>
  )
}

/** Replaces Change Password for an account without a password, which signs in with Google. */
export function SetPassword({ email, outcome, onClose, ...form }: FormProps & { email: string }) {
  const { onOutcome } = useFormAnswer(form)
  const { mutateAsync, isPending } = trpc.auth.requestPasswordReset.useMutation()

  const send = async () => {
    onOutcome(null)
    try {
      const { message } = await mutateAsync({ email })
      onOutcome({ text: message })
    } catch (error) {
      onOutcome(describeFailure(ACCOUNT_MESSAGES.passwordNotUpdated, error))
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft">
        You sign in with Google, so your account has no password yet. If you want one as well, we send a link to{' '}
        <strong className="font-semibold text-ink">{email}</strong>, by which you can set it.
      </p>
      {outcome && <OutcomeMessage outcome={outcome} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending} icon="mail" onClick={send}>
          Send Me a Link
        </Button>
        <Button disabled={isPending} kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
