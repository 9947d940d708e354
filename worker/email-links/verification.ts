import { LINK_MESSAGES } from '../../domain/account/link-messages.ts'
import { Failure } from '../../domain/failure.ts'
import { openLimits } from '../password/limits.ts'
import { isOver, openThrottle } from '../password/throttle.ts'
import { studentProcedure } from '../procedures.ts'
import { hashToken, makeToken } from '../session/tokens.ts'
import { replaceLink, restoreLinks, unverified } from './link-store.ts'
import { verificationMail } from './mails.ts'
import { sendLink } from './send-link.ts'
import { selectVerification } from './verification-store.ts'

const purpose = 'verify-email'

export const verificationProcedures = {
  /** Whether the student has proved to read the account's address. */
  verification: studentProcedure.query(async ({ ctx }) => {
    const [row] = await selectVerification(ctx.db, ctx.student.id)
    return { email: ctx.student.email, isVerified: row?.isVerified ?? false }
  }),

  /** Sends a new link, which ends the one before; nothing is sent for an address that is proved already. */
  requestVerification: studentProcedure.mutation(async ({ ctx }) => {
    const { db, mailer, origin, student, requestId } = ctx
    if (!mailer) throw new Failure('forbidden', LINK_MESSAGES.noMail)

    const token = makeToken()
    const id = hashToken(token)
    const throttle = openThrottle(db, ctx.now)
    const limits = await openLimits(db, ctx.now)
    const fromNetwork = limits.linksFromNetwork(ctx.address)
    const toEmail = limits.linksTo(purpose, student.email)
    const [byNetwork, byEmail, ended, [made]] = await db.batch([
      throttle.count(fromNetwork),
      throttle.count(toEmail, fromNetwork),
      ...replaceLink(db, {
        id,
        purpose,
        now: ctx.now,
        whose: unverified(student.id),
        allowed: throttle.isWithin(fromNetwork, toEmail),
      }),
    ])
    if (isOver(fromNetwork, byNetwork) || isOver(toEmail, byEmail)) {
      throw new Failure('too-many-requests', LINK_MESSAGES.tooMany)
    }
    if (made) {
      await sendLink({ mailer, mail: verificationMail({ to: made.email, origin, token }), requestId }, () =>
        db.batch([throttle.forgive(fromNetwork), throttle.forgive(toEmail), ...restoreLinks(db, id, ended)]),
      )
    }
    return { sent: made !== undefined }
  }),
}
