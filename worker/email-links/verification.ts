import { studentProcedure } from '../procedures.ts'
import { verificationMail } from './link-mails.ts'
import { openLinkRequest } from './link-request.ts'
import { unverified } from './link-store.ts'
import { selectVerification } from './verification-store.ts'

export const verificationProcedures = {
  /** Whether the student has confirmed the account's address. */
  verification: studentProcedure.query(async ({ ctx }) => {
    const [row] = await selectVerification(ctx.db, ctx.student.id)
    return { email: ctx.student.email, isVerified: row?.isVerified ?? false }
  }),

  /** Sends a new link, which ends the previous one. Nothing is sent to an address that is already confirmed. */
  requestVerification: studentProcedure.mutation(async ({ ctx }) => {
    const { email, id } = ctx.student
    const request = await openLinkRequest(ctx, { purpose: 'verify-email', to: email })
    const [ended, [made], counted] = await ctx.db.batch(request.statements(unverified(id)))
    request.check(counted)
    // Sent to the address that the link is for, even if the account's address has changed just now.
    if (made) await request.send((letter) => verificationMail({ ...letter, to: made.email }), ended)
    return { sent: made !== undefined }
  }),
}
