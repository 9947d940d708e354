import { AccountDeletion } from '#domain/account/account-changes.ts'
import { ACCOUNT_MESSAGES, findDeletionError, RECENT_SIGN_IN_MS } from '#domain/account/account-rules.ts'
import { Failure } from '#domain/failure.ts'
import { openGuess } from '../password/guess.ts'
import { reauthenticate, reauthenticatedProcedure } from '../password/reauthentication.ts'
import { limitsById } from '../throttle/limits.ts'
import { openThrottle } from '../throttle/throttle.ts'
import { accountDeletedMail } from './account-mails.ts'
import { deleteAccount } from './deletion-store.ts'

export const deletionProcedures = {
  /**
   * Deletes an account with all its data in one batch. The student must know its password or, if it has none, must have
   * signed in recently. Mails to an email stay counted for their hour. Otherwise somebody could flood a stranger's
   * mailbox by making and deleting accounts.
   */
  delete: reauthenticatedProcedure.input(AccountDeletion).mutation(async ({ ctx, input }) => {
    const { db, now, mailer, origin } = ctx
    const { account, seenBefore, forgetGuesses } = await reauthenticate(ctx, input.password, (found) => {
      const isOld = found.signedInAt <= now - RECENT_SIGN_IN_MS
      if (found.passwordHash === null && isOld) throw new Failure('forbidden', ACCOUNT_MESSAGES.notRecentForDeletion)
      const error = findDeletionError(found.email, input)
      if (error) throw new Failure('invalid', error)
    })

    const guess = await openGuess(ctx, account.email)
    const throttle = openThrottle(db, now)
    const [[deleted], [left]] = await db.batch([
      ...deleteAccount(db, seenBefore),
      forgetGuesses(),
      ...guess.forget(),
      throttle.forget(limitsById.exportsOf(account.id)),
      throttle.forget(limitsById.gradingsOf(account.id)),
      throttle.forget(limitsById.practicesOf(account.id)),
    ])
    if (left) throw new Failure('forbidden', ACCOUNT_MESSAGES.wrongPassword)

    ctx.setCookies([...ctx.sessions.blankCookies(), ...(ctx.device.isKnownTo(account) ? [ctx.device.forget()] : [])])
    if (mailer && deleted && account.emailVerified) {
      ctx.later(mailer.send(accountDeletedMail({ to: account.email, origin })))
    }
    return { deleted: true }
  }),
}
