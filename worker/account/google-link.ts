import { and, eq, exists, or, sql } from 'drizzle-orm'
import { GoogleRemoval } from '#domain/account/account-changes.ts'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { Failure } from '#domain/failure.ts'
import type { Database } from '../db/client.ts'
import { oauthAccount } from '../db/schema.ts'
import { reauthenticate, reauthenticatedProcedure, requireRecentSignIn } from '../password/reauthentication.ts'
import { googleRemovedMail } from './account-mails.ts'
import { deleteOtherSessions, isAsSeen, type SeenInSession } from './store.ts'

export const googleLinkProcedures = {
  /**
   * Ends signing in with a Google account, and all other sessions, because they may have begun with it. The last way to
   * sign in stays. A password is not a way to sign in where sign-in by password is switched off.
   */
  removeGoogle: reauthenticatedProcedure.input(GoogleRemoval).mutation(async ({ ctx, input }) => {
    const { db, now, mailer, origin } = ctx
    const isRecent = requireRecentSignIn(now, ACCOUNT_MESSAGES.notRecentForGoogle)
    const { account, seen, renew, finish } = await reauthenticate(ctx, input.password, isRecent)
    const hasPassword = ctx.hasEmailSignIn && account.passwordHash !== null
    const [renewed, , , removed, left] = await db.batch([
      ...renew(),
      ...removeGoogle(db, seen, { id: input.id, hasPassword }),
    ])
    finish(renewed)
    if (removed.length === 0) {
      const isThere = left.some(({ id }) => id === input.id)
      throw isThere
        ? new Failure('conflict', ACCOUNT_MESSAGES.lastWayIn)
        : new Failure('not-found', ACCOUNT_MESSAGES.noSuchGoogle)
    }
    if (mailer && account.emailVerified) ctx.later(mailer.send(googleRemovedMail({ to: account.email, origin })))
    return { id: input.id }
  }),
}

type Removal = { id: string; hasPassword: boolean }

/** The second statement returns the Google account if it was removed, the third returns the remaining ones. */
function removeGoogle(db: Database, seen: SeenInSession, { id, hasPassword }: Removal) {
  const own = eq(oauthAccount.userId, seen.userId)
  const isThis = and(own, eq(oauthAccount.providerUserId, id))
  const count = db.select({ count: sql`count(*)` }).from(oauthAccount).where(own)
  const isNotLast = or(sql`${hasPassword ? 1 : 0}`, sql`(${count}) > 1`)
  const isAllowed = and(isAsSeen(db, seen), isNotLast)
  const isThere = exists(db.select({ one: sql`1` }).from(oauthAccount).where(isThis))
  return [
    deleteOtherSessions(db, seen, and(isThere, isNotLast)),
    db.delete(oauthAccount).where(and(isThis, isAllowed)).returning({ id: oauthAccount.providerUserId }),
    db.select({ id: oauthAccount.providerUserId }).from(oauthAccount).where(own),
  ] as const
}
