import { useState } from 'react'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { LOST, useLostAnswer } from '#src/platform/data/lost-answer.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { CurrentPasswordField } from '#src/ui/password-field.tsx'
import { describeFailure } from '../outcome.tsx'
import { FormFrame, type FormProps, useFormAnswer } from './form-frame.tsx'

type Props = FormProps & {
  name: string
  submit: string
  hasPassword: boolean
  busy: boolean
  /** `password` is the current one, if the account has one. */
  onRemove: (password: string | undefined) => Promise<unknown>
  messages: { removed: string; notRemoved: string; notRecent: string }
}

/** Asks for the password, if there is one, before a way to sign in is removed. */
export function RemoveMethodForm({ name, submit, hasPassword, busy, onRemove, messages, ...form }: Props) {
  const { outcome, onClose } = form
  const { onOutcome, onDone } = useFormAnswer(form)
  const [password, setPassword] = useState('')
  const { account, auth } = trpc.useUtils()
  const noteLost = useLostAnswer(LOST.other)

  const remove = async () => {
    const isMissing = hasPassword && password === ''
    onOutcome(isMissing ? { text: ACCOUNT_MESSAGES.noCurrentPassword } : null)
    if (isMissing) return
    try {
      await onRemove(hasPassword ? password : undefined)
      onDone(messages.removed)
    } catch (error) {
      onOutcome(describeFailure(messages.notRemoved, error, messages.notRecent))
      void noteLost(error)
    }
    await Promise.all([account.get.invalidate(), auth.sessions.invalidate()])
  }

  return (
    <FormFrame
      busy={busy}
      busyText="Removing..."
      name={name}
      onClose={onClose}
      onSubmit={remove}
      outcome={outcome}
      submit={submit}
    >
      <p className="text-soft">It does not sign in here any more, and all your other devices are signed out.</p>
      {hasPassword && <CurrentPasswordField onChange={setPassword} readOnly={busy} value={password} />}
    </FormFrame>
  )
}
