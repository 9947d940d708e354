import { type Inputs, type Outputs, trpc } from '../../app/data/trpc.ts'
import { useAuth } from '../../app/session/auth.tsx'

export type Confirmation = Outputs['auth']['verifyEmail']

/** Follows a link that proves an email, and brings what is known of the student up to date. */
export function useConfirmation() {
  const { signedIn, userChanged } = useAuth()
  const { mutateAsync, isPending } = trpc.auth.verifyEmail.useMutation()
  const { auth, account, profile, client } = trpc.useUtils()

  const confirm = async (input: Inputs['auth']['verifyEmail']): Promise<Confirmation> => {
    const answer = await mutateAsync(input)
    if (answer.user) {
      signedIn(answer.user)
      return answer
    }
    void auth.verification.invalidate()
    void account.get.invalidate()
    void profile.get.invalidate()
    // The email of the signed-in student may have changed. If this request fails, the link has worked all the same.
    const { user } = await client.session.query().catch(() => ({ user: null }))
    if (user) userChanged(user)
    return answer
  }
  return { confirm, isPending }
}
