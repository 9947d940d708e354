import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { oauthAccount, passkey, session, user } from '../db/schema.ts'
import { countPasskeys } from './store.ts'

type Options = {
  now: number
  onlyIf?: SQL
  /** A new password replaces the old one and ends every session anyway, so the student need not be told of either. */
  replacesPassword?: boolean
}

/**
 * For an account whose address is being confirmed and was not before: a stranger may have set it up and be waiting in
 * it. Ends its sessions, removes its Google accounts and passkeys, and records that for the student. It precedes the statement in
 * the batch that marks the address as confirmed, which also decides about the password. The first statement returns the
 * record.
 */
export function removeUnverifiedAccess(
  db: Database,
  userId: string,
  { now, onlyIf = sql`1`, replacesPassword = false }: Options,
) {
  const unproved = and(
    onlyIf,
    sql`exists (select 1 from ${user} where ${user.id} = ${userId} and not ${user.emailVerified})`,
  )
  const google = db.select({ count: count() }).from(oauthAccount).where(eq(oauthAccount.userId, userId))
  const passkeys = countPasskeys(db, userId)
  const sessions = replacesPassword
    ? sql`0`
    : db
        .select({ count: count() })
        .from(session)
        .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
  const password = replacesPassword ? sql`0` : sql`(${user.passwordHash} is not null)`
  const note = sql`json_object(
    'at', ${now}, 'password', json(case when ${password} then 'true' else 'false' end),
    'google', (${google}), 'passkeys', (${passkeys}), 'sessions', (${sessions})
  )`
  return [
    db
      .update(user)
      .set({
        removedAccess: sql`case when ${password} or (${google}) or (${passkeys}) or (${sessions}) then ${note} end`,
      })
      .where(and(eq(user.id, userId), eq(user.emailVerified, false), onlyIf))
      .returning({ removedAccess: user.removedAccess }),
    db.delete(session).where(and(eq(session.userId, userId), unproved)),
    db.delete(oauthAccount).where(and(eq(oauthAccount.userId, userId), unproved)),
    db.delete(passkey).where(and(eq(passkey.userId, userId), unproved)),
  ] as const
}
