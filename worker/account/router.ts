import { PasswordChange } from '#domain/account/account-changes.ts'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { Failure } from '#domain/failure.ts'
import { passkeyProcedures } from '../passkeys/passkeys.ts'
import { checkNewPassword } from '../password/password-choice.ts'
import { hashPassword } from '../password/passwords.ts'
import { reauthenticate, reauthenticatedProcedure } from '../password/reauthentication.ts'
import { router, studentProcedure } from '../procedures.ts'
import { passwordChangedMail } from './account-mails.ts'
import { deletionProcedures } from './deletion.ts'
import { emailChangeProcedures } from './email-change.ts'
import { googleLinkProcedures } from './google-link.ts'
import { changePassword, countPasskeys, forgetRemovedAccess, selectSignInMethods } from './store.ts'

export const accountRouter = router({
  /** How the student signs in. An account that was made with Google has no password at first. */
  get: studentProcedure.query(async ({ ctx }) => {
    const [[account], google, [pending], passkeys] = await ctx.db.batch(
      selectSignInMethods(ctx.db, ctx.student.id, ctx.now),
    )
    return {
      hasPassword: account?.hasPassword ?? false,
      google,
      passkeys,
      pendingEmail: pending?.email ?? null,
      removed: account?.removed ?? null,
    }
  }),

  /** The student has read what was removed when the email was confirmed. */
  forgetRemovedAccess: studentProcedure.mutation(async ({ ctx }) => {
    await forgetRemovedAccess(ctx.db, ctx.student.id)
    return { removed: null }
  }),

  /** Passkeys stay. Their number is returned, because somebody else may have added one. */
  changePassword: reauthenticatedProcedure.input(PasswordChange).mutation(async ({ ctx, input }) => {
    const { db, mailer, origin } = ctx
    const { account, seen, renew, finish } = await reauthenticate(ctx, input.currentPassword, ({ passwordHash }) => {
      if (passwordHash === null) throw new Failure('forbidden', ACCOUNT_MESSAGES.noPassword)
    })
    checkNewPassword(input.newPassword, account)
    const next = await hashPassword(input.newPassword, ctx.hashAlgorithm)
    const [renewed, , , , , [left]] = await db.batch([
      ...renew(),
      ...changePassword(db, seen, next),
      countPasskeys(db, account.id),
    ])
    finish(renewed, [ctx.device.remember({ id: account.id, passwordHash: next })])
    if (mailer && account.emailVerified) ctx.later(mailer.send(passwordChangedMail({ to: account.email, origin })))
    return { changed: true, passkeys: left?.count ?? 0 }
  }),

  ...emailChangeProcedures,
  ...googleLinkProcedures,
  ...passkeyProcedures,
  ...deletionProcedures,
})
