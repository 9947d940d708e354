import { and, asc, count, eq, exists, gt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { PASSKEYS_MAX } from '#domain/account/passkey-rules.ts'
import type { Database } from '../db/client.ts'
import { oauthAccount, oneTimeLink, passkey, session, user } from '../db/schema.ts'

const GOOGLE_LISTED_MAX = 20

/** The owner of a session, with the data that re-authentication needs. An expired session has no owner. */
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

/**
 * The student's ways to sign in, the new email that waits for its confirmation, and the access that was removed when
 * the email was confirmed.
 */
export function selectSignInMethods(db: Database, userId: string, now: number) {
  return [
    db
      .select({ hasPassword: sql`${user.passwordHash} is not null`.mapWith(Boolean), removed: user.removedAccess })
      .from(user)
      .where(eq(user.id, userId)),
    db
      .select({ id: oauthAccount.providerUserId, email: oauthAccount.email, linkedAt: oauthAccount.createdAt })
      .from(oauthAccount)
      .where(eq(oauthAccount.userId, userId))
      .orderBy(oauthAccount.createdAt)
      .limit(GOOGLE_LISTED_MAX),
    db
      .select({ email: oneTimeLink.email })
      .from(oneTimeLink)
      .where(
        and(eq(oneTimeLink.userId, userId), eq(oneTimeLink.purpose, 'change-email'), gt(oneTimeLink.expiresAt, now)),
      ),
    selectPasskeys(db, userId),
  ] as const
}

export function selectPasskeys(db: Database, userId: string | SQL<string>) {
  return db
    .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt))
    .limit(PASSKEYS_MAX)
}

export function countPasskeys(db: Database, userId: string) {
  return db.select({ count: count() }).from(passkey).where(eq(passkey.userId, userId))
}

export function forgetRemovedAccess(db: Database, userId: string) {
  return db.update(user).set({ removedAccess: null }).where(eq(user.id, userId))
}

export type Seen = {
  userId: string
  /** The hash that the current password was held against. */
  passwordHash: string | null
}

/** A change by a signed-in student also needs the session that asked for it: it may have ended in the meantime. */
export type SeenInSession = Seen & { sessionId: string }

/** The account, unless its password has changed, or the session has ended, since they were verified. */
export function asSeen({ userId, passwordHash, ...seen }: Seen | SeenInSession): SQL {
  const isUnchanged = sql`${user.id} = ${userId} and ${user.passwordHash} is ${passwordHash}`
  if (!('sessionId' in seen)) return sql`(${isUnchanged})`
  return sql`(${isUnchanged} and exists (
    select 1 from ${session} where ${session.id} = ${seen.sessionId} and ${session.userId} = ${userId}
  ))`
}

/** True in a batch while the account is unchanged. */
export function isAsSeen(db: Database, seen: Seen | SeenInSession): SQL {
  return exists(db.select({ id: user.id }).from(user).where(asSeen(seen)))
}

/** True in a batch while this session exists, whichever student asks. */
export function isSession(db: Database, sessionId: string): SQL {
  return exists(db.select({ id: session.id }).from(session).where(eq(session.id, sessionId)))
}

/** Gives a session another token if the account is unchanged. Then it returns the session. */
export function renewSession(db: Database, seen: SeenInSession, sessionId: string) {
  return db
    .update(session)
    .set({ id: sessionId })
    .where(and(eq(session.id, seen.sessionId), isAsSeen(db, seen)))
    .returning({ id: session.id })
}

export function selectIdByEmail(db: Database, email: string) {
  return db.select({ id: user.id }).from(user).where(eq(user.email, email))
}

/** True in a batch while no account has this email. */
export function isFreeEmail(db: Database, email: string): SQL {
  return notExists(selectIdByEmail(db, email))
}

/** Drops a new email that waits for its confirmation. `onlyIf` is a condition in the batch. */
export function cancelEmailChange(db: Database, userId: string, onlyIf?: SQL) {
  return db
    .delete(oneTimeLink)
    .where(and(eq(oneTimeLink.userId, userId), eq(oneTimeLink.purpose, 'change-email'), onlyIf))
}

/**
 * Changes the email, which is then unconfirmed, and ends the links to the old one. A taken email violates the unique
 * `user.email`.
 */
export function changeEmail(db: Database, seen: SeenInSession, email: string) {
  return [
    db.update(user).set({ email, emailVerified: false }).where(asSeen(seen)),
    db.delete(oneTimeLink).where(and(eq(oneTimeLink.userId, seen.userId), isAsSeen(db, seen))),
  ] as const
}

/** Stores another hash of the same password. */
export function replaceHash(db: Database, seen: Seen, { next, onlyIf }: { next: string; onlyIf: SQL }) {
  return db
    .update(user)
    .set({ passwordHash: next })
    .where(and(asSeen(seen), onlyIf))
}

/** Ends all sessions but this one. `onlyIf` is a condition in the batch. */
export function deleteOtherSessions(db: Database, seen: SeenInSession, onlyIf?: SQL) {
  return db
    .delete(session)
    .where(and(eq(session.userId, seen.userId), ne(session.id, seen.sessionId), isAsSeen(db, seen), onlyIf))
}

/** Changes the password, and ends all other sessions and all links that could set another password or email. */
export function changePassword(db: Database, seen: SeenInSession, next: string) {
  const seenStill = isAsSeen(db, seen)
  return [
    deleteOtherSessions(db, seen),
    db
      .delete(oneTimeLink)
      .where(and(eq(oneTimeLink.userId, seen.userId), ne(oneTimeLink.purpose, 'verify-email'), seenStill)),
    db.update(user).set({ passwordHash: next }).where(asSeen(seen)),
  ] as const
}
