import { CREDENTIAL_MESSAGES } from '../../domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '../../domain/account/link-messages.ts'
import { NewPassword, ResetRequest } from '../../domain/account/one-time-link.ts'
import { Failure } from '../../domain/failure.ts'
import { hashPassword } from '../password/passwords.ts'
import { counters, isOver, openThrottle } from '../password/throttle.ts'
import { publicProcedure } from '../procedures.ts'
import { toAuthUser } from '../session/start-session.ts'
import { hashToken, makeToken } from '../session/tokens.ts'
import { replaceLink, selectAccountByLink, withEmail } from './link-store.ts'
import { resetMail } from './mails.ts'
import { changeByLink } from './reset-store.ts'

const purpose = 'reset-password'

/** For everyone, while there are passwords at all. */
const passwordProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.hasEmailSignIn) throw new Failure('forbidden', CREDENTIAL_MESSAGES.signInOff)
  return next()
})

export const resetProcedures = {
  /** The same answer after the same work, whether there is such an account or not; the mail goes after the answer. */
  requestPasswordReset: passwordProcedure.input(ResetRequest).mutation(async ({ ctx, input }) => {
    const { mailer, origin } = ctx
    if (!mailer) throw new Failure('forbidden', LINK_MESSAGES.noMail)

    const token = makeToken()
    const throttle = openThrottle(ctx.db, ctx.now)
    const fromNetwork = counters.linksFromNetwork(ctx.address)
    const toEmail = counters.linksTo(purpose, input.email)
    const [byNetwork, byEmail, , [made]] = await ctx.db.batch([
      throttle.count(fromNetwork),
      throttle.count(toEmail, fromNetwork),
      ...replaceLink(ctx.db, {
        id: hashToken(token),
        purpose,
        now: ctx.now,
        whose: withEmail(input.email),
        allowed: throttle.isWithin(fromNetwork, toEmail),
      }),
      throttle.sweepAfter(toEmail),
    ])
    if (isOver(fromNetwork, byNetwork) || isOver(toEmail, byEmail)) {
      throw new Failure('too-many-requests', LINK_MESSAGES.tooMany)
    }
    if (made) ctx.later(mailer.send(resetMail({ to: made.email, origin, token })))
    return { message: LINK_MESSAGES.resetSent }
  }),

  /**
   * The link proves who reads the account's address, so it also verifies it, and whoever else was signed in is not any
   * more. Of two uses at once, one succeeds.
   */
  resetPassword: passwordProcedure.input(NewPassword).mutation(async ({ ctx, input }) => {
    const link = { id: hashToken(input.token), purpose, now: ctx.now } as const
    const [account] = await selectAccountByLink(ctx.db, link)
    if (!account) throw new Failure('invalid', LINK_MESSAGES.worthless)

    const passwordHash = await hashPassword(input.password)
    const token = await changeByLink(ctx, { userId: account.id, passwordHash, link })
    if (!token) throw new Failure('invalid', LINK_MESSAGES.worthless)
    ctx.setCookies([...ctx.sessions.cookies(token), ctx.device.remember({ id: account.id, passwordHash })])
    return { user: toAuthUser(account) }
  }),
}
