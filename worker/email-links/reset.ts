import { CREDENTIAL_MESSAGES } from '../../domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '../../domain/account/link-messages.ts'
import { NewPassword, ResetRequest } from '../../domain/account/one-time-link.ts'
import { Failure } from '../../domain/failure.ts'
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
    const request = await openLinkRequest(ctx, { purpose, to: input.email })
    const [byNetwork, byEmail, ended, [made]] = await ctx.db.batch(request.statements(withEmail(input.email)))
    request.check(byNetwork, byEmail)
    await request.send(made ? resetMail : noAccountMail, ended)
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
