import { type FormEvent, useState } from 'react'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { LOST, useLostAnswer } from '#src/platform/data/lost-answer.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { Message } from '#src/ui/message.tsx'
import { CurrentPasswordField } from '#src/ui/password-field.tsx'

/** The sessions to end: one, or all but this one. */
type Ending = { id: string; device: string } | 'others'

/** Ends sessions. If the account has a password, it asks for it first. */
export function useSessionEnding(onEnd: () => void) {
  const [asking, setAsking] = useState<Ending | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const account = trpc.account.get.useQuery()
  const { auth } = trpc.useUtils()
  const noteLost = useLostAnswer(LOST.other)
  const one = trpc.auth.endSession.useMutation()
  const others = trpc.auth.endOtherSessions.useMutation()

  const end = async (what: Ending, password?: string) => {
    setSaid(null)
    const proof = password === undefined ? {} : { password }
    try {
      if (what === 'others') await others.mutateAsync(proof)
      else await one.mutateAsync({ id: what.id, ...proof })
    } catch (error) {
      setSaid(describeError(error))
      void noteLost(error)
      // A session that could not be ended may have ended by itself.
      await auth.sessions.invalidate()
      return
    }
    setAsking(null)
    const name = what === 'others' ? 'All other devices were' : `${what.device} was`
    setSaid(`${name} signed out successfully.`)
    await auth.sessions.invalidate()
    onEnd()
  }

  return {
    asking,
    said,
    isPending: one.isPending || others.isPending,
    /** Unknown while the account is loading. */
    isReady: account.data !== undefined,
    start: (what: Ending) => {
      setSaid(null)
      if (account.data?.hasPassword) setAsking(what)
      else void end(what)
    },
    answer: (password: string) => asking && void end(asking, password),
    close: () => {
      setAsking(null)
      setSaid(null)
    },
  }
}

type Props = {
  /** What the password is needed for, such as `Sign out Chrome on Android`. */
  name: string
  busy: boolean
  /** The error in the last answer. */
  message: string | null
  onAnswer: (password: string) => void
  onClose: () => void
}

/** Asks for the password before a session ends, instead of the button. */
export function PasswordQuestion({ name, busy, message, onAnswer, onClose }: Props) {
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setMissing(password === '')
    if (password !== '') onAnswer(password)
  }
  const said = isMissing ? ACCOUNT_MESSAGES.noCurrentPassword : message
  return (
    <form aria-label={name} className="flex w-full flex-col gap-4" noValidate onSubmit={send}>
      <CurrentPasswordField autoFocus onChange={setPassword} readOnly={busy} value={password} />
      {said && <Message text={said} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {name}
        </Button>
        <Button disabled={busy} kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
