import { useState } from 'react'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { Message } from '#src/ui/message.tsx'

/** One line below an unconfirmed email in the profile, which asks the student to confirm it. */
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
    <section aria-label="Email not confirmed" className="-my-2 flex w-full flex-col gap-2">
      <div className="flex flex-wrap items-center justify-center gap-x-1">
        <p className="text-13 text-orange">Not confirmed yet.</p>
        <Button busy={isPending} className="px-2 underline underline-offset-4" kind="quiet" onClick={send} size="small">
          Send Confirmation Link
        </Button>
      </div>
      {message && <Message text={message} />}
    </section>
  )
}
