import { showNotice } from '../page/notice.ts'
import { session } from '../session/session.ts'
import { isCallError } from './failure-kind.ts'
import { trpc } from './trpc.ts'

const SIGNED_OUT = 'The answer was lost and you are signed out.'

/** What a student is told who is signed out because an answer was lost. */
export const LOST = {
  password: `${SIGNED_OUT} If the old password does not work, the new one does.`,
  email: `${SIGNED_OUT} If the old email does not work, the new one does.`,
  other: `${SIGNED_OUT} Sign in again to see whether it was done.`,
} as const

/**
 * For requests that ask for the password: a right one gives the session a new token. If that answer is lost, the
 * browser has the old token, which signs nobody in, and the change may have been made. The returned function takes the
 * error of such a request. It asks who is signed in. If it is nobody, it shows the notice; otherwise it asks for the
 * account's data again.
 */
export function useLostAnswer(notice: string) {
  const { account, auth, profile } = trpc.useUtils()

  return async (error: unknown): Promise<void> => {
    if (!isCallError(error) || error.data) return
    await whenAnswered()
    const { user, hasLeft } = session.read()
    if (user) await Promise.all([account.get, profile.get, auth.sessions].map((query) => query.invalidate()))
    else if (!hasLeft) showNotice(notice)
  }
}

/** Resolves once the worker has said who is signed in. That can take until the connection is back. */
async function whenAnswered(): Promise<void> {
  await session.askAgain()
  if (!session.read().unreachable) return
  await new Promise<void>((resolve) => {
    const stop = session.subscribe(() => {
      if (session.read().unreachable) return
      stop()
      resolve()
    })
  })
}
