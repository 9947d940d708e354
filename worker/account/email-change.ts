import { sql } from 'drizzle-orm'
import { EmailChange } from '../../domain/account/account-changes.ts'
import { ACCOUNT_MESSAGES, RECENT_SIGN_IN_MS } from '../../domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '../../domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '../../domain/account/link-messages.ts'
import { Failure } from '../../domain/failure.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { replaceLink, restoreLinks } from '../email-links/link-store.ts'
import { emailChangeMail } from '../email-links/mails.ts'
import { sendLink } from '../email-links/send-link.ts'
import { openLimits } from '../password/limits.ts'
import { reauthenticate, reauthenticatedProcedure } from '../password/reauthentication.ts'
import { isOver, openThrottle } from '../password/throttle.ts'
import { studentProcedure } from '../procedures.ts'
import { toAuthUser } from '../session/start-session.ts'
import { hashToken, makeToken } from '../session/tokens.ts'
import { emailChangeAskedMail } from './account-mails.ts'
import { asSeen, cancelEmailChange, changeEmail, isFreeEmail, selectIdByEmail } from './store.ts'

const purpose = 'change-email'

export const emailChangeProcedures = {
  /**
   * Needs a sign-in that is not old. Where mail is delivered, the account keeps its email until a link that goes to the
   * new one is followed; `pendingEmail` tells that it waits for that. Elsewhere the new one counts at once, unproved.
   */
  updateEmail: reauthenticatedProcedure.input(EmailChange).mutation(async ({ ctx, input: { email, password } }) => {
    const { db, now, mailer, origin, requestId } = ctx
    const { account, seen, renew, finish } = await reauthenticate(ctx, password, ({ signedInAt }) => {
      if (signedInAt <= now - RECENT_SIGN_IN_MS) throw new Failure('forbidden', ACCOUNT_MESSAGES.notRecent)
    })
    if (email === account.email) {
      const [renewed] = await db.batch([...renew(), cancelEmailChange(db, account.id)])
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

    const token = makeToken()
    const id = hashToken(token)
    const throttle = openThrottle(db, now)
    const limits = await openLimits(db, now)
    const fromNetwork = limits.linksFromNetwork(ctx.address)
    const toEmail = limits.linksTo(purpose, email)
    const isFree = isFreeEmail(db, email)
    const [renewed, , byNetwork, byEmail, ended, , [taken]] = await db.batch([
      ...renew(),
      throttle.countIf(fromNetwork, isFree),
      throttle.countIf(toEmail, sql`${isFree} and ${throttle.isWithin(fromNetwork)}`),
      ...replaceLink(db, {
        id,
        purpose,
        now,
        email,
        whose: asSeen(seen),
        allowed: sql`${isFree} and ${throttle.isWithin(fromNetwork, toEmail)}`,
      }),
      selectIdByEmail(db, email),
    ])
    finish(renewed)
    if (taken) throw new Failure('conflict', CREDENTIAL_MESSAGES.taken)
    if (isOver(fromNetwork, byNetwork) || isOver(toEmail, byEmail)) {
      throw new Failure('too-many-requests', LINK_MESSAGES.tooMany)
    }
    await sendLink({ mailer, mail: emailChangeMail({ to: email, origin, token }), requestId }, () =>
      db.batch([throttle.forgive(fromNetwork), throttle.forgive(toEmail), ...restoreLinks(db, id, ended)]),
    )
    if (account.emailVerified) ctx.later(mailer.send(emailChangeAskedMail({ to: account.email, origin })))
    return { user: toAuthUser(account), pendingEmail: email }
  }),

  /** The account keeps the email that it has. Doing it twice, or without a change that waits, is no mistake. */
  cancelEmailChange: studentProcedure.mutation(async ({ ctx }) => {
    await cancelEmailChange(ctx.db, ctx.student.id)
    return { pendingEmail: null }
  }),
}
