import { and, eq, or, sql } from 'drizzle-orm'
import type { RemovedAccess } from '#domain/account/removed-access.ts'
import { countPasskeys } from '../account/store.ts'
import { removeUnverifiedAccess } from '../account/unverified-access.ts'
import type { Database } from '../db/client.ts'
import { profile, session, user } from '../db/schema.ts'
import type { Sessions } from '../session/sessions.ts'
import { hashToken } from '../session/tokens.ts'
import { endLinks, isStillGood, type Sought } from './link-store.ts'

type Browser = { db: Database; sessions: Sessions; userAgent: string | null; token: string | null }
type Claim = {
  userId: string
  link: Sought /** Null: the account keeps a proved password, and loses another. */
  passwordHash: string | null
}

/**
 * Gives an account to the person who reads its address, if the link still works. It confirms the email, removes all
 * unconfirmed access, ends all sessions and links of the student and the session that the browser sent, and stores a
 * new session, whose token it returns with the number of the passkeys that stay. All of it is one batch, whose last
 * change uses up the link.
 */
export async function claimAccount(
  { db, sessions, userAgent, token: brought }: Browser,
  { userId, link, passwordHash }: Claim,
): Promise<{ token: string; removed: RemovedAccess | null; passkeys: number } | null> {
  const isGood = isStillGood(db, userId, link)
  const { token, insert } = await sessions.prepare(userId, { userAgent, onlyIf: isGood })
  const [[noted], , , , , , , , ended, [left]] = await db.batch([
    ...removeUnverifiedAccess(db, userId, { now: link.now, onlyIf: isGood, replacesPassword: passwordHash !== null }),
    db
      .update(user)
      .set({
        passwordHash: passwordHash ?? sql`case when ${user.emailVerified} then ${user.passwordHash} end`,
        emailVerified: true,
      })
      .where(and(eq(user.id, userId), isGood)),
    db
      .update(profile)
      .set({ updatedAt: link.now })
      .where(and(eq(profile.userId, userId), isGood)),
    db.delete(session).where(and(or(eq(session.userId, userId), eq(session.id, hashToken(brought ?? ''))), isGood)),
    insert,
    endLinks(db, userId, isGood),
    countPasskeys(db, userId),
  ])
  if (ended.length === 0) return null
  return { token, removed: noted?.removedAccess ?? null, passkeys: left?.count ?? 0 }
}
