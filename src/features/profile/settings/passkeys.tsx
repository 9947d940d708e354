import { useEffect, useRef, useState } from 'react'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { PASSKEY_MESSAGES, PASSKEYS_MAX } from '#domain/account/passkey-rules.ts'
import { timeAgo } from '#domain/calendar/time-ago.ts'
import { LOST, useLostAnswer } from '#src/platform/data/lost-answer.ts'
import { type Outputs, trpc } from '#src/platform/data/trpc.ts'
import { describePasskeyError, hasPasskeys, makePasskey } from '#src/platform/session/passkeys.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/clock/use-clock.ts'
import { Icon } from '#src/ui/icon.tsx'
import { CurrentPasswordField } from '#src/ui/password-field.tsx'
import { useLateOutcome } from '../outcome.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { RemoveMethodForm } from './remove-method-form.tsx'

type Account = Outputs['account']['get']

type Props = FormProps &
  Pick<Account, 'hasPassword' | 'google' | 'passkeys'> & {
    /** The form that is open among the sign-in methods: `add`, or the id of the passkey to remove. */
    asking: string | null
    onAsk: (what: string | null) => void
  }

const IN_THE_HAND = /Android|iPhone|iPad/

/** The student's passkeys. Shown where the browser knows them, and to a student who has some. */
export function Passkeys({ hasPassword, google, passkeys, asking, onAsk, ...form }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useNow()
  const onOutcome = useLateOutcome(form.onOutcome)
  const asked = useRef(asking)
  useEffect(() => {
    asked.current = asking
  }, [asking])
  // Not a form that the student has opened while the passkey was added.
  const adding = useAdding(onOutcome, () => asked.current === asking && close())
  if (!hasPasskeys() && passkeys.length === 0) return null

  const canRemove = hasPassword || google.length > 0 || passkeys.length > 1
  // The button that had the focus has disappeared.
  const close = () => {
    onAsk(null)
    onOutcome(null)
    heading.current?.focus()
  }
  const ask = (what: string) => {
    form.onOutcome(null)
    onAsk(what)
  }

  return (
    <section aria-labelledby="passkeys-title" className="mt-2 flex flex-col gap-4">
      <div>
        <h3 className="text-17 outline-none" id="passkeys-title" ref={heading} tabIndex={-1}>
          Passkeys
        </h3>
        <p className="text-soft">
          With a passkey you sign in by the fingerprint, face or screen lock of your device, without typing a password.
        </p>
      </div>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line rounded-sm bg-raised">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li className="flex flex-col gap-4 p-4" key={id}>
              <div className="flex items-center gap-3">
                <Icon className="size-6 text-soft" name={IN_THE_HAND.test(name) ? 'mobile' : 'monitor'} />
                <div className="min-w-0 grow">
                  <p className="font-semibold">{name}</p>
                  <p className="flex flex-wrap gap-x-4 text-13 text-soft">
                    <span>{`Added: ${timeAgo(createdAt, now)}`}</span>
                    <span>{`Last used: ${lastUsedAt === null ? 'Never' : timeAgo(lastUsedAt, now)}`}</span>
                  </p>
                </div>
                {canRemove && asking !== id && (
                  <Button
                    aria-label={`Remove the passkey ${name}`}
                    className="shrink-0"
                    kind="secondary"
                    onClick={() => ask(id)}
                    size="small"
                  >
                    Remove
                  </Button>
                )}
              </div>
              {asking === id && <RemovePasskeyForm {...form} hasPassword={hasPassword} id={id} onClose={close} />}
            </li>
          ))}
        </ul>
      )}
      {!canRemove && passkeys.length > 0 && (
        <p className="text-soft">This passkey is your only way to sign in. Set a password before you remove it.</p>
      )}
      {asking === 'add' ? (
        <AddPasskeyForm {...form} add={adding.add} busy={adding.isPending} onClose={close} />
      ) : (
        hasPasskeys() &&
        (passkeys.length < PASSKEYS_MAX ? (
          <Button
            busy={adding.isPending}
            className="self-start"
            icon="plus"
            kind="secondary"
            onClick={() => (hasPassword ? ask('add') : adding.add())}
          >
            Add a Passkey
          </Button>
        ) : (
          <p className="text-soft">{PASSKEY_MESSAGES.tooMany}</p>
        ))
      )}
    </section>
  )
}

/** Adds a passkey of this device. `password` is the current one, if the account has one. */
function useAdding(onOutcome: FormProps['onOutcome'], onAdded: () => void) {
  const [isPending, setPending] = useState(false)
  const start = trpc.account.startPasskey.useMutation()
  const finish = trpc.account.addPasskey.useMutation()
  const { account, auth } = trpc.useUtils()
  const noteLost = useLostAnswer(LOST.other)

  const add = async (password?: string) => {
    onOutcome(null)
    setPending(true)
    try {
      await finish.mutateAsync(await makePasskey(await start.mutateAsync(password === undefined ? {} : { password })))
      onAdded()
      onOutcome({ text: PASSKEY_MESSAGES.added })
    } catch (error) {
      const { addingCancelled, notAdded, notRecentForAdding } = PASSKEY_MESSAGES
      const words = describePasskeyError(error, addingCancelled)
      const isWhole = words === addingCancelled || words === notRecentForAdding
      onOutcome(isWhole ? { text: words } : { text: notAdded, hint: words })
      void noteLost(error)
    } finally {
      setPending(false)
    }
    await Promise.all([account.get.invalidate(), auth.sessions.invalidate()])
  }
  return { add, isPending }
}

type AddPasskeyFormProps = FormProps & { busy: boolean; add: (password: string) => void }

/** Asks for the password before a passkey is added. */
function AddPasskeyForm({ busy, add, outcome, onOutcome, onClose }: AddPasskeyFormProps) {
  const [password, setPassword] = useState('')
  const send = () => {
    if (password === '') onOutcome({ text: ACCOUNT_MESSAGES.noCurrentPassword })
    else add(password)
  }
  return (
    <FormFrame
      busy={busy}
      busyText="Adding..."
      name="Add a Passkey"
      onClose={onClose}
      onSubmit={send}
      outcome={outcome}
      submit="Add Passkey"
    >
      <CurrentPasswordField autoFocus onChange={setPassword} readOnly={busy} value={password} />
    </FormFrame>
  )
}

type RemovePasskeyFormProps = FormProps & { id: string; hasPassword: boolean }

const REMOVAL = {
  removed: PASSKEY_MESSAGES.removed,
  notRemoved: PASSKEY_MESSAGES.notRemoved,
  notRecent: PASSKEY_MESSAGES.notRecentForRemoval,
}

function RemovePasskeyForm({ id, ...form }: RemovePasskeyFormProps) {
  const { mutateAsync, isPending } = trpc.account.removePasskey.useMutation()
  return (
    <RemoveMethodForm
      {...form}
      busy={isPending}
      messages={REMOVAL}
      name="Remove Passkey"
      onRemove={(password) => mutateAsync({ id, ...(password !== undefined && { password }) })}
      submit="Remove Passkey"
    />
  )
}
