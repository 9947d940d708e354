import { CREDENTIAL_MESSAGES } from '../../domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '../../domain/account/link-messages.ts'
import { NewPassword, ResetRequest } from '../../domain/account/one-time-link.ts'
import { Failure } from '../../domain/failure.ts'
import { openLimits } from '../password/limits.ts'
import { checkNewPassword } from '../password/password-choice.ts'
import { hashPassword } from '../password/passwords.ts'
import { isOver, openThrottle } from '../password/throttle.ts'
import { publicProcedure } from '../procedures.ts'
import { toAuthUser } from '../session/start-session.ts'
import { hashToken, makeToken } from '../session/tokens.ts'
import { claimAccount } from './claim-store.ts'
import { replaceLink, restoreLinks, selectAccountByLink, withEmail } from './link-store.ts'
import { noAccountMail, resetMail } from './mails.ts'
import { sendLink } from './send-link.ts'

const purpose = 'reset-password'

/** For everyone, while there are passwords at all. */
const passwordProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.hasEmailSignIn) throw new Failure('forbidden', CREDENTIAL_MESSAGES.signInOff)
  return next()
})

export const resetProcedures = {
  /**
   * The same answer after the same work, whether there is such an account or not: a letter goes to the email either
   * way, so that neither the time that it takes nor a failure of the mail provider tells who has an account.
   */
  requestPasswordReset: passwordProcedure.input(ResetRequest).mutation(async ({ ctx, input }) => {
    const { db, mailer, origin, requestId } = ctx
    if (!mailer) throw new Failure('forbidden', LINK_MESSAGES.noMail)

    const token = makeToken()
    const id = hashToken(token)
    const throttle = openThrottle(db, ctx.now)
    const limits = await openLimits(db, ctx.now)
    const fromNetwork = limits.linksFromNetwork(ctx.address)
    const toEmail = limits.linksTo(purpose, input.email)
    const [byNetwork, byEmail, ended, [made]] = await db.batch([
      throttle.count(fromNetwork),
      throttle.count(toEmail, fromNetwork),
      ...replaceLink(db, {
        id,
        purpose,
        now: ctx.now,
        whose: withEmail(input.email),
        allowed: throttle.isWithin(fromNetwork, toEmail),
      }),
    ])
    if (isOver(fromNetwork, byNetwork) || isOver(toEmail, byEmail)) {
      throw new Failure('too-many-requests', LINK_MESSAGES.tooMany)
    }
    const letter = { to: input.email, origin, token }
    await sendLink({ mailer, mail: made ? resetMail(letter) : noAccountMail(letter), requestId }, () =>
      db.batch([throttle.forgive(fromNetwork), throttle.forgive(toEmail), ...restoreLinks(db, id, ended)]),
    )
    return { message: LINK_MESSAGES.resetSent }
  }),

  /**
   * The link proves who reads the account's address, so it also verifies it; whoever else was signed in is not any
   * more, and where the address was not proved before, other access is removed. Of two uses at once, one succeeds.
   */
  resetPassword: passwordProcedure.input(NewPassword).mutation(async ({ ctx, input }) => {
    const link = { id: hashToken(input.token), purpose, now: ctx.now } as const
    const [account] = await selectAccountByLink(ctx.db, link)
    if (!account) throw new Failure('invalid', LINK_MESSAGES.worthless)
    ctx.actor.userId = account.id

    checkNewPassword(input.password, account)
    const passwordHash = await hashPassword(input.password)
    const claimed = await claimAccount(ctx, { userId: account.id, link, passwordHash })
    if (!claimed) throw new Failure('invalid', LINK_MESSAGES.worthless)
    ctx.setCookies([...ctx.sessions.cookies(claimed.token), ctx.device.remember({ id: account.id, passwordHash })])
    return { user: toAuthUser(account), removed: claimed.removed }
  }),
}
