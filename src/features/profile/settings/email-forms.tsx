import { useState } from 'react'
import { ACCOUNT_MESSAGES, findEmailChangeError } from '#domain/account/account-rules.ts'
import { LOST, useLostAnswer } from '#src/platform/data/lost-answer.ts'
import { useAccountUpdate } from '#src/platform/data/profile-query.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { CurrentPasswordField } from '#src/ui/password-field.tsx'
import { describeFailure, type Outcome } from '../outcome.tsx'
import { FormFrame, type FormProps, useFormAnswer } from './form-frame.tsx'

type Props = FormProps & { email: string; hasPassword: boolean }

export function UpdateEmailForm({ email: current, hasPassword, outcome, onClose, ...form }: Props) {
  const { onOutcome, onDone } = useFormAnswer(form)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { mutateAsync, isPending } = trpc.account.updateEmail.useMutation()
  const { account, auth } = trpc.useUtils()
  const takeOver = useAccountUpdate()
  const noteLost = useLostAnswer(LOST.email)

  const save = async () => {
    const change = { email, ...(hasPassword && { password }) }
    const error = findEmailChangeError(change)
    onOutcome(error ? { text: error } : null)
    if (error) return
    try {
      const { user, pendingEmail } = await mutateAsync(change)
      await takeOver(user)
      void auth.verification.invalidate()
      void account.get.invalidate()
      onDone(pendingEmail ? ACCOUNT_MESSAGES.emailPending(pendingEmail) : ACCOUNT_MESSAGES.emailUpdated)
    } catch (error) {
      onOutcome(describeFailure(ACCOUNT_MESSAGES.emailNotUpdated, error, ACCOUNT_MESSAGES.notRecent))
      void noteLost(error)
    }
  }

  return (
    <FormFrame
      busy={isPending}
      busyText="Updating..."
      name="Update Email"
      onClose={onClose}
      onSubmit={save}
      outcome={outcome}
      submit="Save Email"
    >
      <p className="text-soft">
        Now it is <strong className="font-semibold text-ink">{current}</strong>. We send a link to the new address, by
        which you confirm it.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          autoCapitalize="none"
          autoComplete="email"
          inputMode="email"
          label="New Email"
          name="email"
          onChange={({ target }) => setEmail(target.value)}
          readOnly={isPending}
          required
          type="email"
          value={email}
        />
        {hasPassword && <CurrentPasswordField onChange={setPassword} readOnly={isPending} value={password} />}
      </div>
    </FormFrame>
  )
}

type PendingEmailProps = { pending: string; email: string; onOutcome: (outcome: Outcome | null) => void }

/** A new email that does not count yet, because its link has not been followed. */
export function PendingEmail({ pending, email, onOutcome }: PendingEmailProps) {
  const { mutateAsync, isPending } = trpc.account.cancelEmailChange.useMutation()
  const { account } = trpc.useUtils()

  const cancel = async () => {
    onOutcome(null)
    try {
      await mutateAsync()
      onOutcome({ text: ACCOUNT_MESSAGES.emailKept })
    } catch (error) {
      onOutcome(describeFailure(ACCOUNT_MESSAGES.emailNotUpdated, error))
    }
    await account.get.invalidate()
  }

  return (
    <section
      aria-label="New email not confirmed"
      className="mx-4 mb-4 flex flex-wrap items-center gap-3 rounded-sm bg-raised p-4 lg:mx-6"
    >
      <Icon className="size-6 text-soft" name="mail" />
      <p className="min-w-0 grow basis-56 wrap-anywhere">
        Your email becomes <strong className="font-semibold">{pending}</strong> once you open the link that we sent
        there. Until then it stays <strong className="font-semibold">{email}</strong>.
      </p>
      <Button busy={isPending} kind="secondary" onClick={cancel} size="small">
        Cancel Change
      </Button>
    </section>
  )
}
