import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { isAsSeen, type Seen } from '../account/store.ts'
import type { Database } from '../db/client.ts'
import { session } from '../db/schema.ts'

const LISTED_MAX = 50
const NAME_LENGTH = 16

/**
 * The public id of a session: the beginning of its id, which is long enough to tell a student's sessions apart. The
 * whole id is the hash of a secret, and is not sent.
 */
export function nameOf(id: string): string {
  return id.slice(0, NAME_LENGTH)
}

/** The current one first, then the most recently used. */
export function listSessions(db: Database, userId: string, { current, now }: { current: string; now: number }) {
  return db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(eq(session.id, current)), desc(session.lastUsedAt), desc(session.createdAt), session.id)
    .limit(LISTED_MAX)
}

export function deleteSession(db: Database, seen: Seen, name: string) {
  return db
    .delete(session)
    .where(
      and(eq(session.userId, seen.userId), eq(sql`substr(${session.id}, 1, ${NAME_LENGTH})`, name), isAsSeen(db, seen)),
    )
    .returning({ id: session.id })
}

export function deleteOtherSessions(db: Database, seen: Seen, current: string) {
  return db
    .delete(session)
    .where(and(eq(session.userId, seen.userId), ne(session.id, current), isAsSeen(db, seen)))
    .returning({ id: session.id })
}
