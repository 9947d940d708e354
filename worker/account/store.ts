import { and, eq, exists, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { oneTimeLink, session, user } from '../db/schema.ts'

/** Whose session this is, with what re-authentication needs to know. One that has expired is nobody's. */
export function selectAccountOfSession(db: Database, sessionId: string, now: number) {
  return db
    .select({
      id: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      displayName: user.displayName,
      photoUrl: user.photoUrl,
      passwordHash: user.passwordHash,
      signedInAt: session.createdAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.id, sessionId), gt(session.expiresAt, now)))
}

export function selectHasPassword(db: Database, userId: string) {
  return db
    .select({ hasPassword: sql<number>`${user.passwordHash} is not null` })
    .from(user)
    .where(eq(user.id, userId))
}

export type Seen = {
  userId: string /** The hash that the current password was held against. */
  passwordHash: string | null
}

/** The account, unless its password has been changed since it was looked at. */
export function asSeen({ userId, passwordHash }: Seen): SQL | undefined {
  return and(eq(user.id, userId), sql`${user.passwordHash} is ${passwordHash}`)
}

/** Changes the email, which is unproved then, and ends the links to the old one. A taken email breaks `user.email`. */
export function changeEmail(db: Database, seen: Seen, email: string) {
  return [
    db.update(user).set({ email, emailVerified: false }).where(asSeen(seen)).returning({ id: user.id }),
    db.delete(oneTimeLink).where(eq(oneTimeLink.userId, seen.userId)),
  ] as const
}

/** Changes the password, and ends all sessions but this one and all links by which another could be chosen. */
export function changePassword(db: Database, seen: Seen, { next, sessionId }: { next: string; sessionId: string }) {
  const isAsSeen = exists(db.select({ id: user.id }).from(user).where(asSeen(seen)))
  return [
    db.delete(session).where(and(eq(session.userId, seen.userId), ne(session.id, sessionId), isAsSeen)),
    db
      .delete(oneTimeLink)
      .where(and(eq(oneTimeLink.userId, seen.userId), eq(oneTimeLink.purpose, 'reset-password'), isAsSeen)),
    db.update(user).set({ passwordHash: next }).where(asSeen(seen)).returning({ id: user.id }),
  ] as const
}
