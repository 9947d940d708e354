import { LINK_MESSAGES } from '../../domain/account/link-messages.ts'
import { Verification } from '../../domain/account/one-time-link.ts'
import { Failure } from '../../domain/failure.ts'
import { counters, isOver, openThrottle } from '../password/throttle.ts'
import { publicProcedure, studentProcedure } from '../procedures.ts'
import { hashToken, makeToken } from '../session/tokens.ts'
import { replaceLink, selectVerification, unverified, useVerification } from './link-store.ts'
import { verificationMail } from './mails.ts'

const purpose = 'verify-email'

export const verificationProcedures = {
  /** Whether the student has proved to read the account's address. */
  verification: studentProcedure.query(async ({ ctx }) => {
    const [row] = await selectVerification(ctx.db, ctx.student.id)
    return { email: ctx.student.email, isVerified: row?.isVerified ?? false }
  }),

  /** Sends a new link, which ends the one before; nothing is sent for an address that is proved already. */
  requestVerification: studentProcedure.mutation(async ({ ctx }) => {
    const { mailer, origin, student } = ctx
    if (!mailer) throw new Failure('forbidden', LINK_MESSAGES.noMail)

    const token = makeToken()
    const throttle = openThrottle(ctx.db, ctx.now)
    const fromNetwork = counters.linksFromNetwork(ctx.address)
    const toEmail = counters.linksTo(purpose, student.email)
    const [byNetwork, byEmail, , [made]] = await ctx.db.batch([
      throttle.count(fromNetwork),
      throttle.count(toEmail, fromNetwork),
      ...replaceLink(ctx.db, {
        id: hashToken(token),
        purpose,
        now: ctx.now,
        whose: unverified(student.id),
        allowed: throttle.isWithin(fromNetwork, toEmail),
      }),
    ])
    if (isOver(fromNetwork, byNetwork) || isOver(toEmail, byEmail)) {
      throw new Failure('too-many-requests', LINK_MESSAGES.tooMany)
    }
    if (made) ctx.later(mailer.send(verificationMail({ to: made.email, origin, token })))
    return { sent: made !== undefined }
  }),

  /** Open to everyone: the link itself is the proof, on whichever device it is opened. */
  verifyEmail: publicProcedure.input(Verification).mutation(async ({ ctx, input }) => {
    const link = { id: hashToken(input.token), purpose, now: ctx.now } as const
    const [[verified]] = await ctx.db.batch(useVerification(ctx.db, link))
    if (!verified) throw new Failure('invalid', LINK_MESSAGES.worthless)
    return { email: verified.email }
  }),
}
