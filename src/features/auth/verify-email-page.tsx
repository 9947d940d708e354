import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { tellRemovedAccess } from '#domain/account/removed-access.ts'
import { callProcedure, describeRefusal, ProcedureError } from '#src/platform/data/call-procedure.ts'
import type { Inputs, Outputs } from '#src/platform/data/trpc.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { askSession, session } from '#src/platform/session/session.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Message } from '#src/ui/message.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { LinkPage, useLinkToken } from './link-page.tsx'

/** `asks` is the worker's question; it stays while the answers are wrong. */
type Outcome = { token: string; text: string; asks: string | null; removed: Confirmation['removed'] }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An email was confirmed on this page, which removed these ways to sign in. */
    emailConfirmed?: Pick<Confirmation, 'removed'>
  }
}

// Said of a link that is worth nothing after an answer was lost.
const PERHAPS_CONFIRMED = 'Your email was probably confirmed a moment ago.'
const PERHAPS_TAKEN =
  'The account is probably yours by now. To choose a password for it, press "Forgot password?" when you sign in.'

const OVER: readonly string[] = [
  LINK_MESSAGES.verified,
  LINK_MESSAGES.worthless,
  LINK_MESSAGES.needsSession,
  PERHAPS_CONFIRMED,
  PERHAPS_TAKEN,
]
const ASKS: readonly string[] = [LINK_MESSAGES.needsPassword, LINK_MESSAGES.needsPasswordToChange]

/**
 * The page of a link that confirms an email. It waits for a press of a button: mail scanners open links, too, and would
 * confirm the email for whichever person entered it.
 */
export function VerifyEmailPage() {
  const token = useLinkToken()
  const { isAuthenticated } = useAuth()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { confirm, isPending } = useConfirmation()
  // Another link opened in the same tab has no outcome yet. A link that has worked leaves no token.
  const isOfThisLink = outcome !== null && (token === '' || token === outcome.token)
  // Not in the state of this component: a reload shows it again, and the token is no longer in the address.
  const confirmed = useRouterState({ select: ({ location }) => location.state.emailConfirmed })
  const done = confirmed && { token: '', text: LINK_MESSAGES.verified, asks: null, ...confirmed }
  const known: Outcome | null = done ?? (isOfThisLink ? outcome : null)
  const said = known?.text ?? (token === '' ? LINK_MESSAGES.worthless : null)
  const isOver = said !== null && OVER.includes(said)
  const unanswered = useRef<{ token: string; perhaps: string } | null>(null)

  const send = async (proof: { password?: string; takeOver?: true } = {}) => {
    if (!token) return
    try {
      const { removed } = await confirm({ token, ...proof })
      void navigate({ to: '/verify-email', replace: true, state: { emailConfirmed: { removed } } })
    } catch (error) {
      if (!(error instanceof ProcedureError)) {
        unanswered.current = { token, perhaps: proof.takeOver ? PERHAPS_TAKEN : PERHAPS_CONFIRMED }
      }
      const refusal = describeRefusal(error)
      const isOwnUse = refusal === LINK_MESSAGES.worthless && unanswered.current?.token === token
      if (isOwnUse) refreshStudent()
      const text = isOwnUse && unanswered.current ? unanswered.current.perhaps : refusal
      setOutcome({ token, text, asks: ASKS.includes(text) ? text : (known?.asks ?? null), removed: null })
    }
  }

  return (
    <LinkPage title="Confirm your email">
      {said && (known?.asks === said ? <p>{said}</p> : <Message text={said} />)}
      {known?.removed && <p className="text-soft">{tellRemovedAccess(known.removed)}</p>}
      {said === LINK_MESSAGES.worthless && (
        <p className="text-soft">If your email is not confirmed yet, your profile offers a new link.</p>
      )}
      {isOver ? (
        <LinkButton
          icon={isAuthenticated ? 'user' : 'arrow-right'}
          to={isAuthenticated ? '/dashboard/profile' : '/login'}
        >
          {isAuthenticated ? 'Go to your Profile' : 'Continue to sign in'}
        </LinkButton>
      ) : known?.asks ? (
        <ConfirmElsewhere
          busy={isPending}
          canTakeOver={known.asks === LINK_MESSAGES.needsPassword}
          onPassword={(password) => send({ password })}
          onTakeOver={() => send({ takeOver: true })}
        />
      ) : (
        <>
          <p className="text-soft">
            If you have an account at Adhyayan for this email, confirm that it is yours. If you do not, close this page.
          </p>
          <Button busy={isPending} icon="check" onClick={() => send()}>
            Confirm Email
          </Button>
        </>
      )}
    </LinkPage>
  )
}

type Confirmation = Outputs['auth']['verifyEmail']

/** Follows a link that confirms an email, and updates the student's data. */
function useConfirmation() {
  const { signedIn, userChanged } = useAuth()
  const [isPending, setPending] = useState(false)

  const confirm = async (input: Inputs['auth']['verifyEmail']): Promise<Confirmation> => {
    setPending(true)
    try {
      const answer = await callProcedure('auth', 'verifyEmail', input)
      if (answer.user) {
        signedIn(answer.user)
        return answer
      }
      if (session.read().user) void refreshAccount()
      // The email of the signed-in student may have changed. If this request fails, the link has still worked.
      const user = await askSession().catch(() => null)
      if (user) userChanged(user)
      return answer
    } finally {
      setPending(false)
    }
  }
  return { confirm, isPending }
}

/** After a confirmation whose answer was lost: it may have changed the email, or signed in here. */
function refreshStudent(): void {
  void session.askAgain()
  if (session.read().user) void refreshAccount()
}

/** The cache is loaded only now, because this page shows without it. */
async function refreshAccount(): Promise<void> {
  const { dataOf } = await import('#src/platform/data/student-data.ts')
  await dataOf(session.read().generation).queryClient.invalidateQueries()
}

type Props = {
  busy: boolean
  /** The account's own email is unconfirmed, so the person who reads it can take over the account. */
  canTakeOver: boolean
  onPassword: (password: string) => void
  onTakeOver: () => void
}

/** Shown if the account of a link is not signed in: the person must show that the account is theirs, too. */
function ConfirmElsewhere({ busy, canTakeOver, onPassword, onTakeOver }: Props) {
  const [password, setPassword] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && password !== '') onPassword(password)
  }
  return (
    <>
      <form aria-label="Confirm with the password" className="flex flex-col gap-4" noValidate onSubmit={send}>
        <PasswordField
          autoComplete="current-password"
          label="Password"
          name="password"
          onChange={setPassword}
          readOnly={busy}
          required
          value={password}
        />
        <Button busy={busy} icon="check" type="submit">
          Confirm Email
        </Button>
      </form>
      {canTakeOver && (
        <section aria-labelledby="take-over-title" className="flex flex-col gap-3 border-t border-line pt-4">
          <h2 className="text-17" id="take-over-title">
            You did not choose a password?
          </h2>
          <p className="text-soft">
            Then somebody else made an account with your email. You can have it: its password, other ways to sign in and
            all its devices are removed, and you are signed in here.
          </p>
          <Button disabled={busy} kind="secondary" onClick={onTakeOver}>
            Take Over the Account
          </Button>
        </section>
      )}
    </>
  )
}
