import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { NewPassword, ResetRequest } from '#domain/account/one-time-link.ts'
import { Failure } from '#domain/failure.ts'
import { checkNewPassword } from '../password/password-choice.ts'
import { hashPassword } from '../password/passwords.ts'
import { publicProcedure } from '../procedures.ts'
import { toAuthUser } from '../session/start-session.ts'
import { hashToken } from '../session/tokens.ts'
import { claimAccount } from './claim-store.ts'
import { noAccountMail, resetMail } from './link-mails.ts'
import { openLinkRequest } from './link-request.ts'
import { selectAccountByLink, withEmail } from './link-store.ts'

const purpose = 'reset-password'

/** For everyone, where passwords are in use. */
const passwordProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.hasEmailSignIn) throw new Failure('forbidden', CREDENTIAL_MESSAGES.signInOff)
  return next()
})

export const resetProcedures = {
  /**
   * Gives the same answer after the same work, whether or not there is such an account. A mail is sent either way, so
   * that neither the time nor a failure of the mail provider reveals who has an account.
   */
  requestPasswordReset: passwordProcedure.input(ResetRequest).mutation(async ({ ctx, input }) => {
    const request = await openLinkRequest(ctx, { purpose, to: input.email })
    const [ended, [made], counted] = await ctx.db.batch(request.statements(withEmail(input.email)))
    request.check(counted)
    await request.send(made ? resetMail : noAccountMail, ended)
    return { message: LINK_MESSAGES.resetSent }
  }),

  /**
   * The link proves who reads the account's address, so it also confirms the address. Everybody else is signed out, and
   * if the address was not confirmed before, other access is removed. Otherwise passkeys stay, and their number is
   * returned. Of two uses at once, one succeeds.
   */
  resetPassword: passwordProcedure.input(NewPassword).mutation(async ({ ctx, input }) => {
    const link = { id: hashToken(input.token), purpose, now: ctx.now } as const
    const [account] = await selectAccountByLink(ctx.db, link)
    if (!account) throw new Failure('invalid', LINK_MESSAGES.worthless)
    ctx.actor.userId = account.id

    checkNewPassword(input.password, account)
    const passwordHash = await hashPassword(input.password, ctx.hashAlgorithm)
    const claimed = await claimAccount(ctx, { userId: account.id, link, passwordHash })
    if (!claimed) throw new Failure('invalid', LINK_MESSAGES.worthless)
    ctx.setCookies([...ctx.sessions.cookies(claimed.token), ctx.device.remember({ id: account.id, passwordHash })])
    return { user: toAuthUser(account), removed: claimed.removed, passkeys: claimed.passkeys }
  }),
}
