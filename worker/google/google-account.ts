import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { removeUnverifiedAccess } from '../account/unverified-access.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { rowOf } from '../db/row-of.ts'
import { oauthAccount, profile, user } from '../db/schema.ts'
import { endLinks, unverified } from '../email-links/link-store.ts'
import { type SignIn, startSession } from '../session/start-session.ts'
import type { GoogleIdentity } from './google.ts'

const PROVIDER = 'google'

/** Signs in the student who has used this Google account before, or whose email it confirms, or a new one. */
export async function signInWithGoogle(ctx: SignIn & { now: number }, identity: GoogleIdentity): Promise<void> {
  const isStarted = await findOrMakeAccount(ctx, identity).catch((error) => {
    const isThere = isUniqueViolation(error, 'user.email') || isUniqueViolation(error, 'oauth_account.provider')
    if (!isThere) throw error
    return false
  })
  // The same student made or changed it in another window after it was looked for.
  if (!isStarted && !(await findOrMakeAccount(ctx, identity)))
    throw new Error('The account changed twice while its student signed in with Google.')
}

async function findOrMakeAccount(ctx: SignIn & { now: number }, identity: GoogleIdentity): Promise<boolean> {
  const { db, now } = ctx
  const [[linked], [sameEmail]] = await db.batch([
    selectByGoogleAccount(db, identity.sub),
    db.select({ id: user.id }).from(user).where(eq(user.email, identity.email)),
  ])
  if (linked) {
    const isStillLinked = sql`(${selectByGoogleAccount(db, identity.sub)}) = ${linked.userId}`
    return startSession(ctx, linked.userId, { onlyIf: isStillLinked })
  }
  if (sameEmail) {
    const onlyIf = sql`exists (select 1 from ${user} where ${user.id} = ${sameEmail.id} and ${user.email} = ${identity.email})`
    const after = linkAccount(db, sameEmail.id, { identity, now, onlyIf })
    return startSession(ctx, sameEmail.id, { after, onlyIf })
  }
  const id = crypto.randomUUID()
  return startSession(ctx, id, { after: insertAccount(db, id, { identity, now }) })
}

function selectByGoogleAccount(db: Database, sub: string) {
  return db
    .select({ userId: oauthAccount.userId })
    .from(oauthAccount)
    .where(and(eq(oauthAccount.provider, PROVIDER), eq(oauthAccount.providerUserId, sub)))
}

type Link = {
  identity: GoogleIdentity
  now: number
  /** A condition in the batch. */
  onlyIf?: SQL
}

function insertAccount(db: Database, id: string, { identity, now }: Link) {
  const { email, name, picture } = identity
  return [
    db.insert(user).values({ id, email, emailVerified: true, displayName: name, photoUrl: picture, createdAt: now }),
    db.insert(profile).values({ userId: id, fullName: name, createdAt: now, updatedAt: now }),
    insertOauthAccount(db, id, { identity, now }),
  ]
}

/**
 * Gives an account to the owner of its address. If the address was never confirmed, all other access ends: the password
 * here, the rest earlier in the batch.
 */
function linkAccount(db: Database, userId: string, { identity, now, onlyIf }: Required<Link>) {
  return [
    ...removeUnverifiedAccess(db, userId, { now, onlyIf }),
    // Whoever had the account before may have asked for a change to an email of his own.
    endLinks(db, userId, and(onlyIf, exists(db.select({ one: sql`1` }).from(user).where(unverified(userId))))),
    db
      .update(user)
      .set({
        passwordHash: sql`case when ${user.emailVerified} then ${user.passwordHash} end`,
        emailVerified: true,
        displayName: sql`coalesce(${user.displayName}, ${identity.name})`,
        photoUrl: sql`coalesce(${user.photoUrl}, ${identity.picture})`,
      })
      .where(and(eq(user.id, userId), onlyIf)),
    insertOauthAccount(db, userId, { identity, now, onlyIf }),
  ]
}

function insertOauthAccount(db: Database, userId: string, { identity, now, onlyIf = sql`1` }: Link) {
  const row = rowOf(oauthAccount, {
    provider: PROVIDER,
    providerUserId: identity.sub,
    userId,
    email: identity.email,
    createdAt: now,
  })
  return db.insert(oauthAccount).select(sql`select ${row} where ${onlyIf}`)
}
