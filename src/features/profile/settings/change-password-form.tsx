import { useState } from 'react'
import { ACCOUNT_MESSAGES, findPasswordChangeError } from '#domain/account/account-rules.ts'
import { PASSWORD_MIN } from '#domain/account/credential-rules.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { describeFailure } from '../outcome.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' }

export function ChangePasswordForm({ email, outcome, onOutcome, onDone, onClose }: FormProps & { email: string }) {
  const [passwords, setPasswords] = useState(EMPTY)
  const { mutateAsync, isPending } = trpc.account.changePassword.useMutation()
  const { auth } = trpc.useUtils()

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
      await mutateAsync({ currentPassword, newPassword })
      void auth.sessions.invalidate()
      onDone(ACCOUNT_MESSAGES.passwordUpdated)
    } catch (error) {
      onOutcome(describeFailure(ACCOUNT_MESSAGES.passwordNotUpdated, error))
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
