import { ACCOUNT_MESSAGES } from '../../domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '../../domain/account/credential-rules.ts'
import { Failure } from '../../domain/failure.ts'
import { selectAccountOfSession } from '../account/store.ts'
import { type Context, publicProcedure } from '../procedures.ts'
import { checkClaim, SIGN_IN_FIRST } from '../session/request-student.ts'
import { hashToken } from '../session/tokens.ts'
import { verifyPassword } from './passwords.ts'
import { counters, isOver, openThrottle } from './throttle.ts'

type SessionContext = Pick<Context, 'db' | 'now' | 'address' | 'claimedId' | 'sessions' | 'setCookies'> & {
  token: string
}
type Account = Awaited<ReturnType<typeof selectAccountOfSession>>[number]

/**
 * For a signed-in student who enters the password again. The session is not looked up here: the procedure calls
 * `reauthenticate`, which reads it together with the account and the throttle in one database round trip.
 */
export const reauthenticatedProcedure = publicProcedure.use(({ ctx, next }) => {
  const { token } = ctx
  if (!token) throw new Failure('unauthenticated', SIGN_IN_FIRST)
  return next({ ctx: { ...ctx, token } })
})

/**
 * Finds the account of the session and verifies its password (an account without a password needs none). Session,
 * account and throttle are read in one batch, so that one database round trip is left for the change itself. A guess is
 * counted before the password is verified: for the session, which may be stolen, and for the network. `check` can
 * refuse the account before that; then no guess is counted.
 * @throws Failure
 */
export async function reauthenticate(
  ctx: SessionContext,
  password: string | undefined,
  check: (account: Account) => void,
) {
  const { db, now, token } = ctx
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
    checkClaim(ctx.claimedId, account)
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
