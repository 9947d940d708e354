import { useState } from 'react'
import { PASSKEY_MESSAGES } from '#domain/account/passkey-rules.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { describePasskeyError, hasPasskeys, provePasskey } from '#src/platform/session/passkeys.ts'
import type { AuthUser } from '#src/platform/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'

type Props = {
  disabled: boolean
  onBusy: (busy: boolean) => void
  onMessage: (message: string | null) => void
  onSignedIn: (user: AuthUser) => void
}

/** Signs in with a passkey of this site that the device finds by itself. */
export function PasskeyButton({ disabled, onBusy, onMessage, onSignedIn }: Props) {
  const [busy, setBusy] = useState(false)
  const start = trpc.auth.startPasskeySignIn.useMutation()
  const finish = trpc.auth.signInWithPasskey.useMutation()
  if (!hasPasskeys()) return null

  const turn = (next: boolean) => {
    setBusy(next)
    onBusy(next)
  }
  const signIn = async () => {
    if (busy) return
    onMessage(null)
    turn(true)
    try {
      const { user } = await finish.mutateAsync(await provePasskey(await start.mutateAsync()))
      onSignedIn(user)
    } catch (error) {
      onMessage(describePasskeyError(error, PASSKEY_MESSAGES.cancelled))
    } finally {
      turn(false)
    }
  }

  return (
    // Not `disabled` while busy, because the focus would be lost.
    <Button
      aria-busy={busy}
      aria-disabled={busy}
      disabled={disabled}
      icon={busy ? undefined : 'lock'}
      kind="quiet"
      onClick={signIn}
    >
      {busy && <Spinner />}
      <span>Use a passkey</span>
    </Button>
  )
}
