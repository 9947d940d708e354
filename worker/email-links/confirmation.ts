import { sql } from 'drizzle-orm'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'
import { Verification } from '#domain/account/one-time-link.ts'
import { Failure } from '#domain/failure.ts'
import { emailChangedMail } from '../account/account-mails.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { verifyPassword } from '../password/passwords.ts'
import { publicProcedure } from '../procedures.ts'
import { toAuthUser } from '../session/start-session.ts'
import { hashToken } from '../session/tokens.ts'
import { limitsById } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'
import { claimAccount } from './claim-store.ts'
import { isLink, proveEmail, selectByVerifyingLink, selectOwnerOfSession } from './verification-store.ts'

export const confirmationProcedures = {
  /**
   * Follows a link that confirms an email: the account's own, or a new one. The link alone does not prove that the
   * person who opens it also has the account, because somebody may have signed up with another person's address. If the
   * account is signed in, or with its password, all access stays. An account whose email was never confirmed can also
   * be taken over by the reader of that email. A link to a new email cannot be used that way: the account belongs to
   * the owner of the old email.
   */
  verifyEmail: publicProcedure.input(Verification).mutation(async ({ ctx, input: { token, password, takeOver } }) => {
    const { db, now } = ctx
    const id = hashToken(token)
    const guesses = limitsById.guessesAtLink(id)
    const [[found], [session], counts] = await db.batch([
      selectByVerifyingLink(db, { id, now }),
      selectOwnerOfSession(db, hashToken(ctx.token ?? ''), now),
      openThrottle(db, now).count([guesses], password === undefined ? sql`0` : isLink(db, id)),
    ])
    if (!found) throw new Failure('invalid', LINK_MESSAGES.worthless)
    const { account, email, purpose } = found
    ctx.actor.userId = account.id
    const link = { id, purpose, now }
    const isChange = purpose === 'change-email'

    if (takeOver && !isChange && !account.emailVerified) {
      const claimed = await claimAccount(ctx, { userId: account.id, link, passwordHash: null })
      if (!claimed) throw new Failure('invalid', LINK_MESSAGES.worthless)
      ctx.setCookies(ctx.sessions.cookies(claimed.token))
      return { email, user: toAuthUser(account), removed: claimed.removed }
    }
    const isProved = account.emailVerified && !isChange
    if (!isProved && session?.userId !== account.id) {
      if (isChange && account.passwordHash === null) throw new Failure('forbidden', LINK_MESSAGES.needsSession)
      if (password === undefined) {
        throw new Failure('forbidden', isChange ? LINK_MESSAGES.needsPasswordToChange : LINK_MESSAGES.needsPassword)
      }
      if (isOver(counts)) throw new Failure('too-many-requests', CREDENTIAL_MESSAGES.throttled)
      const isRight = await verifyPassword(password, account.passwordHash, ctx.hashAlgorithm)
      if (!isRight) throw new Failure('forbidden', LINK_MESSAGES.wrongPassword)
    }

    const [, ended] = await db.batch(proveEmail(db, { userId: account.id, email, link })).catch((error) => {
      if (isUniqueViolation(error, 'user.email')) throw new Failure('conflict', CREDENTIAL_MESSAGES.taken)
      throw error
    })
    if (ended.length === 0) throw new Failure('invalid', LINK_MESSAGES.worthless)
    if (isChange && ctx.mailer && account.emailVerified) {
      ctx.later(ctx.mailer.send(emailChangedMail({ to: account.email, origin: ctx.origin })))
    }
    return { email, user: null, removed: null }
  }),
}
