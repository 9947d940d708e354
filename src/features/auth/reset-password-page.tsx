import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { tellRemovedAccess } from '#domain/account/removed-access.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Message } from '#src/ui/message.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LinkPage, useLinkToken } from './link-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

type Done = Outputs['auth']['resetPassword']

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A new password was set on this page, which removed these ways to sign in. */
    passwordChanged?: Pick<Done, 'removed'>
  }
}

/**
 * The page of a link for a new password. Its token stays in the address until it is used, because a phone with little
 * memory may reload the page.
 */
export function ResetPasswordPage() {
  const token = useLinkToken()
  const { signedIn } = useAuth()
  const navigate = useNavigate()
  const done = useRouterState({ select: ({ location }) => location.state.passwordChanged })
  const [refused, setRefused] = useState<string | null>(null)

  const finish = ({ user, removed }: Done) => {
    signedIn(user)
    // Not in the state of this component: a reload shows it again, and the token is no longer in the address.
    void navigate({ to: '/reset-password', replace: true, state: { passwordChanged: { removed } } })
  }

  if (done) {
    return (
      <LinkPage title="Password changed">
        <Message text={LINK_MESSAGES.passwordChanged} />
        {done.removed && <p className="text-soft">{tellRemovedAccess(done.removed)}</p>}
        <LinkButton icon="grid" to="/dashboard">
          Go to Dashboard
        </LinkButton>
      </LinkPage>
    )
  }
  if (token !== null && (token === '' || token === refused)) {
    return (
      <LinkPage title="Reset your password">
        <Message text={LINK_MESSAGES.worthless} />
        <ForgotPasswordForm />
      </LinkPage>
    )
  }
  return (
    <LinkPage title="Choose a new password">
      <p className="text-soft">It takes the place of the old one. You are then signed in here, and nowhere else.</p>
      {token !== null && (
        <NewPasswordForm key={token} onDone={finish} onWorthless={() => setRefused(token)} token={token} />
      )}
    </LinkPage>
  )
}
