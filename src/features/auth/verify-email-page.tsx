import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LINK_MESSAGES } from '../../../domain/account/link-messages.ts'
import { useAuth } from '../../app/auth.tsx'
import { describeError, trpc } from '../../app/trpc.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { LinkPage } from './link-page.tsx'
import { useLinkToken } from './use-link-token.ts'

/**
 * What a link that proves an email leads to. It waits for a press of a button: programs that look into mail open links,
 * too, and would prove the email for whoever typed it in.
 */
export function VerifyEmailPage() {
  const token = useLinkToken()
  const { isAuthenticated } = useAuth()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<{ token: string; text: string } | null>(null)
  const { mutateAsync, isPending } = trpc.auth.verifyEmail.useMutation()
  const { auth } = trpc.useUtils()
  // Another link opened in the same tab has no outcome yet; one that has worked leaves no token behind.
  const isOfThisLink = outcome !== null && (token === '' || token === outcome.token)
  const said = isOfThisLink ? outcome.text : token === '' ? LINK_MESSAGES.worthless : null
  const isOver = said === LINK_MESSAGES.verified || said === LINK_MESSAGES.worthless

  const confirm = async () => {
    if (!token) return
    try {
      await mutateAsync({ token })
      setOutcome({ token, text: LINK_MESSAGES.verified })
      void auth.verification.invalidate()
      void navigate({ to: '/verify-email', replace: true })
    } catch (error) {
      setOutcome({ token, text: describeError(error) })
    }
  }

  return (
    <LinkPage title="Confirm your email">
      {said && <Message text={said} />}
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
      ) : (
        <>
          <p className="text-soft">
            If you made an account at Adhyayan with this email, confirm that it is yours. If you did not, close this
            page.
          </p>
          {token !== null && (
            <Button busy={isPending} icon="check" onClick={confirm}>
              Confirm Email
            </Button>
          )}
        </>
      )}
    </LinkPage>
  )
}
