import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { describeFailure, OutcomeMessage } from '../outcome.tsx'
import type { FormProps } from './form-frame.tsx'

/** Replaces Change Password for an account without a password, which signs in with Google. */
export function SetPassword({ email, outcome, onOutcome, onClose }: FormProps & { email: string }) {
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
