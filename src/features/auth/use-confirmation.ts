import { useState } from 'react'
import { callProcedure } from '../../app/data/call-procedure.ts'
import type { Inputs, Outputs } from '../../app/data/trpc.ts'
import { askSession } from '../../app/session/ask-session.ts'
import { useAuth } from '../../app/session/auth.tsx'
import { session } from '../../app/session/session.ts'

export type Confirmation = Outputs['auth']['verifyEmail']

/** Follows a link that proves an email, and brings what is known of the student up to date. */
export function useConfirmation() {
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
      // The email of the signed-in student may have changed. If this request fails, the link has worked all the same.
      const user = await askSession().catch(() => null)
      if (user) userChanged(user)
      return answer
    } finally {
      setPending(false)
    }
  }
  return { confirm, isPending }
}

/** The cache is loaded only now: this page is shown without it. */
async function refreshAccount(): Promise<void> {
  const { dataOf } = await import('../../app/data/student-data.ts')
  await dataOf(session.read().generation).queryClient.invalidateQueries()
}
