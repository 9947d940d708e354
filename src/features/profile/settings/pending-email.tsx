import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { describeFailure, type Outcome } from '../outcome.tsx'

type Props = { pending: string; email: string; onOutcome: (outcome: Outcome | null) => void }

/** A new email that does not count yet, because its link has not been followed. */
export function PendingEmail({ pending, email, onOutcome }: Props) {
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
