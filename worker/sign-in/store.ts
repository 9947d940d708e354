import { and, eq } from 'drizzle-orm'
import type { Credentials } from '#domain/account/credentials.ts'
import type { Database } from '../db/client.ts'
import { profile, session, user } from '../db/schema.ts'

export function selectAccount(db: Database, email: string) {
  return db
    .select({
      id: user.id,
      email: user.email,
      displayName: user.displayName,
      photoUrl: user.photoUrl,
      passwordHash: user.passwordHash,
    })
    .from(user)
    .where(eq(user.email, email))
}

/** The rows of a new account with a password. A taken email violates the unique `user.email`. */
export function insertAccount(
  db: Database,
  { id, email, passwordHash, now }: { id: string; email: Credentials['email']; passwordHash: string; now: number },
) {
  return [
    db.insert(user).values({ id, email, passwordHash, createdAt: now }),
    db.insert(profile).values({ userId: id, createdAt: now, updatedAt: now }),
  ]
}

/**
 * Ends a session if it belongs to the named student, or if no student is named. The first statement returns its
 * student.
 */
export function endSession(db: Database, id: string, claimedId: string | null) {
  return [
    db.select({ userId: session.userId }).from(session).where(eq(session.id, id)),
    db.delete(session).where(and(eq(session.id, id), claimedId === null ? undefined : eq(session.userId, claimedId))),
  ] as const
}
