import { EmailChange } from '#domain/account/account-changes.ts'
import { ACCOUNT_MESSAGES, RECENT_SIGN_IN_MS } from '#domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { Failure } from '#domain/failure.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { emailChangeMail } from '../email-links/link-mails.ts'
import { openLinkRequest } from '../email-links/link-request.ts'
import { reauthenticate, reauthenticatedProcedure } from '../password/reauthentication.ts'
import { studentProcedure } from '../procedures.ts'
import { toAuthUser } from '../session/start-session.ts'
import { emailChangeAskedMail } from './account-mails.ts'
import { asSeen, cancelEmailChange, changeEmail, isAsSeen, isFreeEmail, selectIdByEmail } from './store.ts'

export const emailChangeProcedures = {
  /**
   * Needs a recent sign-in. Where mail is delivered, the account keeps its email until the link in a mail to the new
   * one is followed; `pendingEmail` says so. Elsewhere the new email counts at once, unconfirmed.
   */
  updateEmail: reauthenticatedProcedure.input(EmailChange).mutation(async ({ ctx, input: { email, password } }) => {
    const { db, now, mailer, origin } = ctx
    const { account, seen, renew, finish } = await reauthenticate(ctx, password, ({ signedInAt }) => {
      if (signedInAt <= now - RECENT_SIGN_IN_MS) throw new Failure('forbidden', ACCOUNT_MESSAGES.notRecent)
    })
    if (email === account.email) {
      const [renewed] = await db.batch([...renew(), cancelEmailChange(db, account.id, isAsSeen(db, seen))])
      finish(renewed)
      return { user: toAuthUser(account), pendingEmail: null }
    }
    if (!mailer) {
      const [renewed] = await db.batch([...renew(), ...changeEmail(db, seen, email)]).catch((error) => {
        if (isUniqueViolation(error, 'user.email')) throw new Failure('conflict', CREDENTIAL_MESSAGES.taken)
        throw error
      })
      finish(renewed)
      return { user: toAuthUser({ ...account, email }), pendingEmail: null }
    }

    const request = await openLinkRequest(ctx, { purpose: 'change-email', to: email, isNewAddress: true })
    const [renewed, , [taken], ended, , counted] = await db.batch([
      ...renew(),
      selectIdByEmail(db, email),
      ...request.statements(asSeen(seen), isFreeEmail(db, email)),
    ])
    finish(renewed)
    if (taken) throw new Failure('conflict', CREDENTIAL_MESSAGES.taken)
    request.check(counted)
    await request.send(emailChangeMail, ended)
    if (account.emailVerified) ctx.later(mailer.send(emailChangeAskedMail({ to: account.email, origin })))
    return { user: toAuthUser(account), pendingEmail: email }
  }),

  /** The account keeps its email. Cancelling twice, or without a pending change, is no error. */
  cancelEmailChange: studentProcedure.mutation(async ({ ctx }) => {
    await cancelEmailChange(ctx.db, ctx.student.id)
    return { pendingEmail: null }
  }),
}
