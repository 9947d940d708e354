import { ACCOUNT_MESSAGES } from '../../domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '../../domain/account/credential-rules.ts'
import { Failure } from '../../domain/failure.ts'
import { selectAccountOfSession } from '../account/store.ts'
import { hashToken } from '../session/tokens.ts'
import type { Context } from '../trpc.ts'
import { verifyPassword } from './passwords.ts'
import { counters, isOver, openThrottle } from './throttle.ts'

type Asked = Pick<Context, 'db' | 'now' | 'address' | 'token' | 'sessions' | 'setCookies'>
type Account = Awaited<ReturnType<typeof selectAccountOfSession>>[number]

/**
 * Who asks, if he or she knows the account's password (an account without one has none to know). Whose session it is,
 * is asked together with the hash and the throttle, so that one database round trip is left for what follows. A guess
 * counts before it is looked at: for the session, which may be stolen, and for the network. `check` can refuse the
 * account before; that is no guess.
 */
export async function reauthenticate(ctx: Asked, password: string | undefined, check: (account: Account) => void) {
  const { db, now, token } = ctx
  if (!token) throw new Failure('unauthenticated', SIGN_IN_FIRST)
  const sessionId = hashToken(token)
  const throttle = openThrottle(db, now)
  const inSession = counters.guessesInSession(sessionId)
  const fromNetwork = counters.guessesFromNetwork(ctx.address)
  const takeBack = () => [throttle.forget(inSession), throttle.forgive(fromNetwork)] as const

  const [[account], bySession, byNetwork] = await db.batch([
    selectAccountOfSession(db, sessionId, now),
    throttle.count(inSession),
    throttle.count(fromNetwork, inSession),
    throttle.sweepAfter(inSession),
  ])
  if (!account) {
    ctx.setCookies(ctx.sessions.blankCookies())
    throw new Failure('unauthenticated', SIGN_IN_FIRST)
  }
  if (isOver(inSession, bySession) || isOver(fromNetwork, byNetwork)) {
    throw new Failure('too-many-requests', CREDENTIAL_MESSAGES.throttled)
  }
  try {
    check(account)
  } catch (refusal) {
    await db.batch(takeBack())
    throw refusal
  }
  if (account.passwordHash !== null && !(await verifyPassword(password ?? '', account.passwordHash))) {
    throw new Failure('forbidden', ACCOUNT_MESSAGES.wrongPassword)
  }
  const { id: userId, passwordHash } = account
  return { account, sessionId, seen: { userId, passwordHash }, takeBack }
}

const SIGN_IN_FIRST = 'Please sign in first.'
