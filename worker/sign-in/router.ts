import { sql } from 'drizzle-orm'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { Credentials } from '#domain/account/credentials.ts'
import { Failure } from '#domain/failure.ts'
import { isAsSeen, isFreeEmail, replaceHash } from '../account/store.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { confirmationProcedures } from '../email-links/confirmation.ts'
import { verificationMail } from '../email-links/link-mails.ts'
import { replaceLink, unverified } from '../email-links/link-store.ts'
import { resetProcedures } from '../email-links/reset.ts'
import { verificationProcedures } from '../email-links/verification.ts'
import { passkeySignInProcedures } from '../passkeys/passkey-sign-in.ts'
import { openGuess } from '../password/guess.ts'
import { checkNewPassword } from '../password/password-choice.ts'
import { hashPassword, isOutdated, verifyPassword } from '../password/passwords.ts'
import { publicProcedure, router } from '../procedures.ts'
import { deviceProcedures } from '../session/devices.ts'
import { checkClaim } from '../session/request-student.ts'
import { startSession, toAuthUser } from '../session/start-session.ts'
import { hashToken, makeToken } from '../session/tokens.ts'
import { openLimits } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'
import { endSession, insertAccount, selectAccount } from './store.ts'

/**
 * Returns the signed-in student. The app asks at every start, so this also renews the session. Only this procedure
 * deletes the cookies: the refusal of another request can arrive after somebody has signed in again.
 */
export const session = publicProcedure.query(async ({ ctx }) => {
  if (!ctx.token) return { user: null }
  const student = await ctx.sessions.findStudentAndRenew(ctx.token)
  if (!student) ctx.setCookies(ctx.sessions.blankCookies())
  return { user: student && toAuthUser(student) }
})

export const authRouter = router({
  /** Makes an account, signs in, and sends a link that confirms the email. */
  signUp: publicProcedure.input(Credentials).mutation(async ({ ctx, input }) => {
    if (!ctx.hasEmailSignIn) throw new Failure('forbidden', CREDENTIAL_MESSAGES.signUpOff)
    checkNewPassword(input.password, input)
    const throttle = openThrottle(ctx.db, ctx.now)
    const limits = await openLimits(ctx.db, ctx.now)
    const fromNetwork = limits.accountsFromNetwork(ctx.address)
    const letters = limits.linksTo('sign-up', input.email)
    const isNew = sql`${isFreeEmail(ctx.db, input.email)} and ${throttle.hasRoom(fromNetwork)}`
    const [byEmail, byNetwork, [known]] = await ctx.db.batch([
      throttle.count([letters], isNew),
      throttle.count([fromNetwork]),
      selectAccount(ctx.db, input.email),
      throttle.sweep(),
    ])
    if (isOver(byNetwork)) throw new Failure('too-many-requests', CREDENTIAL_MESSAGES.tooManyAccounts)
    if (known) throw new Failure('conflict', CREDENTIAL_MESSAGES.taken)

    const { email } = input
    const id = crypto.randomUUID()
    const passwordHash = await hashPassword(input.password, ctx.hashAlgorithm)
    const token = makeToken()
    const link = { id: hashToken(token), purpose: 'verify-email', now: ctx.now, whose: unverified(id) } as const
    try {
      await startSession(ctx, id, {
        after: [...insertAccount(ctx.db, { id, email, passwordHash, now: ctx.now }), ...replaceLink(ctx.db, link)],
        cookies: [ctx.device.remember({ id, passwordHash })],
      })
    } catch (error) {
      if (isUniqueViolation(error, 'user.email')) throw new Failure('conflict', CREDENTIAL_MESSAGES.taken)
      throw error
    }
    // An account can be made and deleted again and again. That must not fill a stranger's mailbox.
    if (ctx.mailer && !isOver(byEmail)) {
      ctx.later(ctx.mailer.send(verificationMail({ to: email, origin: ctx.origin, token })))
    }
    return { user: toAuthUser({ id, email, displayName: null, photoUrl: null }) }
  }),

  signIn: publicProcedure.input(Credentials).mutation(async ({ ctx, input }) => {
    if (!ctx.hasEmailSignIn) throw new Failure('forbidden', CREDENTIAL_MESSAGES.signInOff)
    const guess = await openGuess(ctx, input.email)
    const [[account], ...tried] = await ctx.db.batch([selectAccount(ctx.db, input.email), ...guess.count()])
    ctx.actor.userId = account?.id ?? null
    if (guess.isRefused(tried, account)) throw new Failure('too-many-requests', CREDENTIAL_MESSAGES.throttled)

    const stored = account?.passwordHash ?? null
    const isRight = await verifyPassword(input.password, stored, ctx.hashAlgorithm)
    const refusal = async () =>
      (await guess.isOneTooMany(account))
        ? new Failure('too-many-requests', CREDENTIAL_MESSAGES.throttled)
        : new Failure('unauthenticated', CREDENTIAL_MESSAGES.refused)
    if (!account || !stored || !isRight) throw await refusal()

    // The password may have been changed, or this device may have used up its guesses, while this one was verified.
    const isAllowed = guess.isAllowed(account)
    const start = async (verified: string) => {
      const isNew = isOutdated(verified, ctx.hashAlgorithm)
      const passwordHash = isNew ? await hashPassword(input.password, ctx.hashAlgorithm) : verified
      const seen = { userId: account.id, passwordHash: verified }
      const replaced = isNew ? [replaceHash(ctx.db, seen, { next: passwordHash, onlyIf: isAllowed })] : []
      const onlyIf = sql`${isAsSeen(ctx.db, { userId: account.id, passwordHash })} and ${isAllowed}`
      return startSession(ctx, account.id, {
        after: [...replaced, ...guess.takeBack(tried, onlyIf)],
        cookies: [ctx.device.remember({ id: account.id, passwordHash })],
        onlyIf,
      })
    }
    /** Another sign-in may have replaced the hash since. The same password is right by the new one, too. */
    const startAgain = async () => {
      const [found] = await selectAccount(ctx.db, input.email)
      const next = found?.id === account.id ? found.passwordHash : null
      if (!next || next === stored || !(await verifyPassword(input.password, next, ctx.hashAlgorithm))) return false
      return start(next)
    }
    const isStarted = (await start(stored)) || (isOutdated(stored, ctx.hashAlgorithm) && (await startAgain()))
    // A right password that comes too late gets the answer of a wrong one, so that it is not marked among many.
    if (!isStarted) throw await refusal()
    return { user: toAuthUser(account) }
  }),

  /** Signing out twice, or without a session, is no error. Signing out another student is. */
  signOut: publicProcedure.mutation(async ({ ctx }) => {
    if (ctx.token) {
      const [[of]] = await ctx.db.batch(endSession(ctx.db, hashToken(ctx.token), ctx.claimedId))
      ctx.actor.userId = of?.userId ?? null
      if (of) checkClaim(ctx.claimedId, { id: of.userId })
    }
    ctx.setCookies(ctx.sessions.blankCookies())
    return { user: null }
  }),

  ...resetProcedures,
  ...verificationProcedures,
  ...confirmationProcedures,
  ...deviceProcedures,
  ...passkeySignInProcedures,
})
