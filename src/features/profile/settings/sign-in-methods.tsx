import { useState } from 'react'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { type Outputs, trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { OutcomeMessage } from '../outcome.tsx'
import type { FormProps } from './form-frame.tsx'
import { Passkeys } from './passkeys.tsx'
import { RemoveMethodForm } from './remove-method-form.tsx'

type Props = FormProps & Pick<Outputs['account']['get'], 'hasPassword' | 'google' | 'passkeys'>

/** The student's ways to sign in. Each can be removed, except the last one. */
export function SignInMethods({ hasPassword, google, passkeys, ...form }: Props) {
  /** The id of the Google account or passkey to remove, or `add`. */
  const [asking, setAsking] = useState<string | null>(null)
  const canRemove = hasPassword || google.length > 1

  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line rounded-sm bg-raised">
        <li className="flex items-center gap-3 p-4">
          <Icon className="size-6 text-soft" name="lock" />
          <p className="min-w-0 grow">
            <span className="block font-semibold">Password</span>
            <span className="block text-13 text-soft">
              {hasPassword ? 'You sign in with your email and a password' : 'Not set'}
            </span>
          </p>
        </li>
        {google.map(({ id, email }) => (
          <li className="flex flex-col gap-4 p-4" key={id}>
            <div className="flex items-center gap-3">
              <Icon className="size-6 text-soft" name="google" />
              <p className="min-w-0 grow">
                <span className="block font-semibold">Google</span>
                <span className="block text-13 wrap-anywhere text-soft">
                  {email ?? 'Linked before its email was kept'}
                </span>
              </p>
              {canRemove && asking !== id && (
                <Button
                  aria-label={`Remove Google ${email ?? ''}`.trim()}
                  className="shrink-0"
                  kind="secondary"
                  onClick={() => {
                    form.onOutcome(null)
                    setAsking(id)
                  }}
                  size="small"
                >
                  Remove
                </Button>
              )}
            </div>
            {asking === id && (
              <RemoveGoogleForm {...form} hasPassword={hasPassword} id={id} onClose={() => setAsking(null)} />
            )}
          </li>
        ))}
      </ul>
      {google.length === 0 && (
        <p className="text-soft">
          Once your email is confirmed, you can also sign in with the Google account that has this email.
        </p>
      )}
      {google.length > 0 && !canRemove && (
        <p className="text-soft">
          {passkeys.length > 0
            ? 'Set a password before you remove Google: a passkey can be lost with its device.'
            : 'Google is your only way to sign in. Set a password before you remove it.'}
        </p>
      )}
      <Passkeys
        {...form}
        asking={asking}
        google={google}
        hasPassword={hasPassword}
        onAsk={setAsking}
        passkeys={passkeys}
      />
      {form.outcome && asking === null && <OutcomeMessage outcome={form.outcome} />}
    </div>
  )
}

type RemoveGoogleFormProps = FormProps & { id: string; hasPassword: boolean }

const REMOVAL = {
  removed: ACCOUNT_MESSAGES.googleRemoved,
  notRemoved: ACCOUNT_MESSAGES.googleNotRemoved,
  notRecent: ACCOUNT_MESSAGES.notRecentForGoogle,
}

function RemoveGoogleForm({ id, ...form }: RemoveGoogleFormProps) {
  const { mutateAsync, isPending } = trpc.account.removeGoogle.useMutation()
  return (
    <RemoveMethodForm
      {...form}
      busy={isPending}
      messages={REMOVAL}
      name="Remove Google"
      onRemove={(password) => mutateAsync({ id, ...(password !== undefined && { password }) })}
      submit="Remove Google Account"
    />
  )
}
