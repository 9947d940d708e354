import { useState } from 'react'
import { LINK_MESSAGES } from '../../../domain/account/link-messages.ts'
import { describeError, trpc } from '../../app/data/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Message } from '../../ui/message.tsx'

/** Asks a student to confirm the email, until that is done; for the profile. */
export function VerificationNotice() {
  const [message, setMessage] = useState<string | null>(null)
  const { data } = trpc.auth.verification.useQuery()
  const { auth } = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.auth.requestVerification.useMutation()
  if (!data || data.isVerified) return null

  const send = async () => {
    setMessage(null)
    try {
      const { sent } = await mutateAsync()
      if (sent) setMessage(LINK_MESSAGES.verificationSent)
      else await auth.verification.invalidate()
    } catch (error) {
      setMessage(describeError(error))
    }
  }

  return (
    <section aria-label="Email not confirmed" className="card flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Icon className="size-6 text-soft" name="mail" />
        <p className="min-w-0 grow basis-56">
          <strong className="font-semibold">{data.email}</strong> is not confirmed yet. Once it is, you can sign in with
          your password and with Google alike.
        </p>
        <Button busy={isPending} kind="secondary" onClick={send} size="small">
          Send Confirmation Link
        </Button>
      </div>
      {message && <Message text={message} />}
    </section>
  )
}
