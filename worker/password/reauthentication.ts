import { ACCOUNT_MESSAGES, RECENT_SIGN_IN_MS } from '#domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { Failure } from '#domain/failure.ts'
import { isSession, renewSession, selectAccountOfSession } from '../account/store.ts'
import { type Context, publicProcedure } from '../procedures.ts'
import { checkClaim } from '../session/request-student.ts'
import { hashToken, makeToken } from '../session/tokens.ts'
import { limitsById } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'
import { verifyPassword } from './passwords.ts'

type Needed = 'actor' | 'db' | 'now' | 'claimedId' | 'hashAlgorithm' | 'sessions' | 'setCookies'
type SessionContext = Pick<Context, Needed> & { token: string }
type Account = Awaited<ReturnType<typeof selectAccountOfSession>>[number]

/**
 * For a signed-in student who enters the password again. It does not look up the session: the procedure calls
 * `reauthenticate`, which reads the session, the account and the throttle in one database round trip.
 */
export const reauthenticatedProcedure = publicProcedure.use(({ ctx, next }) => {
  const { token } = ctx
  if (!token) throw new Failure('unauthenticated', SIGN_IN_FIRST)
  return next({ ctx: { ...ctx, token } })
})

/** For `reauthenticate`: without a password to ask for, the sign-in must be recent. @throws Failure with this message */
export function requireRecentSignIn(now: number, message: string) {
  return ({ passwordHash, signedInAt }: { passwordHash: string | null; signedInAt: number }) => {
    if (passwordHash === null && signedInAt <= now - RECENT_SIGN_IN_MS) throw new Failure('forbidden', message)
  }
}

/**
 * Finds the account of the session and verifies its password (an account without a password needs none). Session,
 * account and throttle are read in one batch, which leaves one database round trip for the change itself. A guess is
 * counted before the password is verified, and for the session, which may be stolen. Other devices and other students
 * of the same network are not affected. `check` can refuse the account first; then no guess is counted.
 *
 * A right password gives the session a new token, so that a stolen one does not work any more. The caller's change
 * follows `renew()` in one batch, with `seen` as its condition: if the password was changed since, or the session ended,
 * nothing happens. `finish` comes last.
 * @throws Failure
 */
export async function reauthenticate(
  ctx: SessionContext,
  password: string | undefined,
  check: (account: Account) => void,
) {
  const { db, now, token } = ctx
  const oldSessionId = hashToken(token)
  const throttle = openThrottle(db, now)
  const inSession = limitsById.guessesInSession(oldSessionId)

  const [[account], bySession] = await db.batch([
    selectAccountOfSession(db, oldSessionId, now),
    throttle.count([inSession], isSession(db, oldSessionId)),
  ])
  if (!account) throw new Failure('unauthenticated', SIGN_IN_FIRST)
  ctx.actor.userId = account.id
  if (isOver(bySession)) throw new Failure('too-many-requests', CREDENTIAL_MESSAGES.throttled)
  try {
    checkClaim(ctx.claimedId, account)
    check(account)
  } catch (refusal) {
    await throttle.forgive(inSession)
    throw refusal
  }
  if (account.passwordHash !== null) {
    const isRight = await verifyPassword(password ?? '', account.passwordHash, ctx.hashAlgorithm)
    if (!isRight) throw new Failure('forbidden', ACCOUNT_MESSAGES.wrongPassword)
  }

  const newToken = makeToken()
  const seenBefore = { userId: account.id, passwordHash: account.passwordHash, sessionId: oldSessionId }
  const seen = { ...seenBefore, sessionId: hashToken(newToken) }
  const forgetGuesses = () => throttle.forget(inSession)
  return {
    account,
    /** What must still be so for a change that follows `renew()`: this session has its new token then. */
    seen,
    /** The same for a change that precedes `renew()`, or does without it. */
    seenBefore,
    forgetGuesses,
    renew: () => [renewSession(db, seenBefore, seen.sessionId), forgetGuesses()] as const,
    /** With the result of the first statement of `renew`. */
    finish(renewed: unknown[], cookies: string[] = []): void {
      if (renewed.length === 0) throw new Failure('forbidden', ACCOUNT_MESSAGES.wrongPassword)
      ctx.setCookies([...ctx.sessions.cookies(newToken), ...cookies])
    },
  }
}
