import { and, asc, eq, exists, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { CHALLENGE_MS, PASSKEYS_MAX } from '#domain/account/passkey-rules.ts'
import {
  deleteOtherSessions,
  isAsSeen,
  type SeenInSession,
  selectAccountOfSession,
  selectPasskeys,
} from '../account/store.ts'
import type { Database } from '../db/client.ts'
import { rowOf } from '../db/row-of.ts'
import { oauthAccount, passkey, passkeyChallenge, user } from '../db/schema.ts'
import { hashToken } from '../session/tokens.ts'

/** More than a request adds, so that the table does not grow while requests arrive (as `sweep` in worker/throttle). */
const SWEPT_AT_ONCE = 3

type Challenge = { challenge: string; purpose: 'add' | 'sign-in'; userId: string | null; now: number }

export function insertChallenge(db: Database, { challenge, purpose, userId, now }: Challenge, onlyIf: SQL) {
  const row = rowOf(passkeyChallenge, { id: hashToken(challenge), purpose, userId, expiresAt: now + CHALLENGE_MS })
  return db.insert(passkeyChallenge).select(sql`select ${row} where ${onlyIf}`)
}

/** Of visitors alone: a student has one challenge at most. The hourly run (worker/cleanup) deletes the rest. */
export function sweepChallenges(db: Database, now: number) {
  const expired = db
    .select({ id: passkeyChallenge.id })
    .from(passkeyChallenge)
    .where(and(lte(passkeyChallenge.expiresAt, now), isNull(passkeyChallenge.userId)))
    .orderBy(asc(passkeyChallenge.expiresAt))
    .limit(SWEPT_AT_ONCE)
  return db.delete(passkeyChallenge).where(inArray(passkeyChallenge.id, expired))
}

/** A student adds one passkey at a time. `onlyIf` is a condition in the batch. */
export function forgetChallenges(db: Database, userId: string, onlyIf?: SQL) {
  return db.delete(passkeyChallenge).where(and(eq(passkeyChallenge.userId, userId), onlyIf))
}

/** Uses up a challenge for signing in, and returns it if it was good. */
export function takeSignInChallenge(db: Database, { challenge, now }: { challenge: string; now: number }) {
  return db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.id, hashToken(challenge)),
        eq(passkeyChallenge.purpose, 'sign-in'),
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
    .returning({ id: passkeyChallenge.id })
}

type Sought = { userId: string | SQL<string>; challenge: string; now: number }

/** A challenge for adding a passkey, if it is good and this student's. */
export function selectAddingChallenge(db: Database, { userId, challenge, now }: Sought) {
  return db
    .select({ id: passkeyChallenge.id })
    .from(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.id, hashToken(challenge)),
        eq(passkeyChallenge.purpose, 'add'),
        eq(passkeyChallenge.userId, userId),
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
}

type Added = { id: string; userId: string; publicKey: string; counter: number; name: string }
type Asked = { sessionId: string; challenge: string; now: number }

/**
 * Stores a passkey if the session and the challenge are still there and the student has room for it, and uses up the
 * challenge. The first statement returns the passkey if it was stored, the second the account of the session.
 */
export function insertPasskey(db: Database, added: Added, { sessionId, challenge, now }: Asked) {
  const { userId } = added
  const account = selectAccountOfSession(db, sessionId, now)
  const isGood = and(exists(account), exists(selectAddingChallenge(db, { userId, challenge, now })))
  const count = db.select({ count: sql`count(*)` }).from(passkey).where(eq(passkey.userId, userId))
  const row = rowOf(passkey, { ...added, createdAt: now, lastUsedAt: null })
  return [
    db
      .insert(passkey)
      .select(sql`select ${row} where ${isGood} and (${count}) < ${PASSKEYS_MAX}`)
      .onConflictDoNothing()
      .returning({ id: passkey.id }),
    account,
    forgetChallenges(db, userId, exists(account)),
  ] as const
}

/** A passkey with its student. */
export function selectPasskey(db: Database, id: string) {
  return db
    .select({
      id: passkey.id,
      userId: passkey.userId,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
      email: user.email,
      displayName: user.displayName,
      photoUrl: user.photoUrl,
    })
    .from(passkey)
    .innerJoin(user, eq(user.id, passkey.userId))
    .where(eq(passkey.id, id))
}

type Use = { id: string; userId: string; counter: number }

/** Records a use, unless a later one was recorded in the meantime. An authenticator that does not count says 0. */
export function recordUse(db: Database, { id, userId, counter }: Use, now: number) {
  const rises = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter)
  return db
    .update(passkey)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkey.id, id), eq(passkey.userId, userId), rises))
}

/** True in a batch after the same `recordUse` if the passkey was there and its count has risen. */
export function isUsed(db: Database, { id, userId, counter }: Use, now: number): SQL {
  return exists(
    db
      .select({ id: passkey.id })
      .from(passkey)
      .where(
        and(eq(passkey.id, id), eq(passkey.userId, userId), eq(passkey.counter, counter), eq(passkey.lastUsedAt, now)),
      ),
  )
}

type Removal = { id: string; hasPassword: boolean }

/**
 * Removes a passkey and ends all other sessions, unless there is no other way to sign in. The second statement returns
 * the passkey if it was removed, the third returns the remaining ones.
 */
export function removePasskey(db: Database, seen: SeenInSession, { id, hasPassword }: Removal) {
  const own = eq(passkey.userId, seen.userId)
  const isThis = and(own, eq(passkey.id, id))
  const google = db.select({ one: sql`1` }).from(oauthAccount).where(eq(oauthAccount.userId, seen.userId))
  const other = db
    .select({ one: sql`1` })
    .from(passkey)
    .where(and(own, ne(passkey.id, id)))
  const isNotLast = or(sql`${hasPassword ? 1 : 0}`, exists(google), exists(other))
  const isThere = exists(db.select({ one: sql`1` }).from(passkey).where(isThis))
  return [
    deleteOtherSessions(db, seen, and(isThere, isNotLast)),
    db
      .delete(passkey)
      .where(and(isThis, isAsSeen(db, seen), isNotLast))
      .returning({ id: passkey.id }),
    selectPasskeys(db, seen.userId),
  ] as const
}
