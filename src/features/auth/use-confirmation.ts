import { useState } from 'react'
import { callProcedure } from '#src/platform/data/call-procedure.ts'
import type { Inputs, Outputs } from '#src/platform/data/trpc.ts'
import { askSession } from '#src/platform/session/ask-session.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { session } from '#src/platform/session/session.ts'

export type Confirmation = Outputs['auth']['verifyEmail']

/** Follows a link that confirms an email, and updates the student's data. */
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

/** The cache is loaded only now, because this page shows without it. */
async function refreshAccount(): Promise<void> {
  const { dataOf } = await import('#src/platform/data/student-data.ts')
  await dataOf(session.read().generation).queryClient.invalidateQueries()
}
