import { EmailChange, PasswordChange } from '../../domain/account/account-changes.ts'
import { ACCOUNT_MESSAGES, RECENT_SIGN_IN_MS } from '../../domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '../../domain/account/credential-rules.ts'
import { Failure } from '../../domain/failure.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { replaceLink, unverified } from '../email-links/link-store.ts'
import { verificationMail } from '../email-links/mails.ts'
import { hashPassword } from '../password/passwords.ts'
import { reauthenticate, reauthenticatedProcedure } from '../password/reauthentication.ts'
import { counters, openThrottle } from '../password/throttle.ts'
import { router, studentProcedure } from '../procedures.ts'
import { toAuthUser } from '../session/start-session.ts'
import { hashToken, makeToken } from '../session/tokens.ts'
import { emailChangedMail, passwordChangedMail } from './account-mails.ts'
import { deletionProcedures } from './deletion.ts'
import { changeEmail, changePassword, selectHasPassword } from './store.ts'

export const accountRouter = router({
  /** An account that was made with Google has no password at first. */
  get: studentProcedure.query(async ({ ctx }) => {
    const [row] = await selectHasPassword(ctx.db, ctx.student.id)
    return { hasPassword: Boolean(row?.hasPassword) }
  }),

  /**
   * Needs a sign-in that is not old. The new email is unproved, and a link by which it can be proved goes to it (if not
   * too many went there before: a student can ask for one later).
   */
  updateEmail: reauthenticatedProcedure.input(EmailChange).mutation(async ({ ctx, input }) => {
    const { db, now, mailer, origin } = ctx
    const { account, seen, takeBack } = await reauthenticate(ctx, input.password, ({ signedInAt }) => {
      if (signedInAt <= now - RECENT_SIGN_IN_MS) throw new Failure('forbidden', ACCOUNT_MESSAGES.notRecent)
    })
    const { email } = input
    if (email === account.email) {
      await db.batch(takeBack())
      return { user: toAuthUser(account) }
    }

    const token = makeToken()
    const throttle = openThrottle(db, now)
    const fromNetwork = counters.linksFromNetwork(ctx.address)
    const toEmail = counters.linksTo('verify-email', email)
    const change = db.batch([
      ...changeEmail(db, seen, email),
      throttle.count(fromNetwork),
      throttle.count(toEmail, fromNetwork),
      ...replaceLink(db, {
        id: hashToken(token),
        purpose: 'verify-email',
        now,
        whose: unverified(account.id),
        allowed: throttle.isWithin(fromNetwork, toEmail),
      }),
      ...takeBack(),
    ])
    const [changed, , , , , made] = await change.catch((error) => {
      if (isUniqueViolation(error, 'user.email')) throw new Failure('conflict', CREDENTIAL_MESSAGES.taken)
      throw error
    })
    if (changed.length === 0) throw new Failure('forbidden', ACCOUNT_MESSAGES.wrongPassword)
    if (mailer && made.length > 0) ctx.later(mailer.send(verificationMail({ to: email, origin, token })))
    if (mailer && account.emailVerified) ctx.later(mailer.send(emailChangedMail({ to: account.email, origin })))
    return { user: toAuthUser({ ...account, email }) }
  }),

  changePassword: reauthenticatedProcedure.input(PasswordChange).mutation(async ({ ctx, input }) => {
    const { db, mailer, origin } = ctx
    const { account, sessionId, seen, takeBack } = await reauthenticate(
      ctx,
      input.currentPassword,
      ({ passwordHash }) => {
        if (passwordHash === null) throw new Failure('forbidden', ACCOUNT_MESSAGES.noPassword)
      },
    )
    const next = await hashPassword(input.newPassword)
    const [, , changed] = await db.batch([...changePassword(db, seen, { next, sessionId }), ...takeBack()])
    if (changed.length === 0) throw new Failure('forbidden', ACCOUNT_MESSAGES.wrongPassword)

    ctx.setCookies([ctx.device.remember({ id: account.id, passwordHash: next })])
    if (mailer && account.emailVerified) ctx.later(mailer.send(passwordChangedMail({ to: account.email, origin })))
    return { changed: true }
  }),

  ...deletionProcedures,
})
