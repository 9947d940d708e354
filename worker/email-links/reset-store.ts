import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { profile, session, user } from '../db/schema.ts'
import type { Sessions } from '../session/sessions.ts'
import { hashToken } from '../session/tokens.ts'
import { endLinks, isStillGood, type Sought } from './link-store.ts'

type Browser = { db: Database; sessions: Sessions; userAgent: string | null; token: string | null }
type Reset = { userId: string; passwordHash: string; link: Sought }

/**
 * If the link still works: changes the password, proves the email, ends all sessions and links of the student and the
 * session that the browser brought, and stores a new one, whose token it returns. All in one batch, in which the link is
 * used up last.
 */
export async function changeByLink(
  { db, sessions, userAgent, token: brought }: Browser,
  { userId, passwordHash, link }: Reset,
): Promise<string | null> {
  const isGood = isStillGood(db, userId, link)
  const { token, insert } = await sessions.prepare(userId, { userAgent, onlyIf: isGood })
  const [, , , , ended] = await db.batch([
    db
      .update(profile)
      .set({ updatedAt: link.now })
      .where(and(eq(profile.userId, userId), isGood)),
    db
      .update(user)
      .set({ passwordHash, emailVerified: true })
      .where(and(eq(user.id, userId), isGood)),
    db.delete(session).where(and(or(eq(session.userId, userId), eq(session.id, hashToken(brought ?? ''))), isGood)),
    insert,
    endLinks(db, userId, isGood),
  ])
  return ended.length > 0 ? token : null
}
