import { and, eq, sql } from 'drizzle-orm'
import { removeUnverifiedAccess } from '../account/unverified-access.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { oauthAccount, profile, user } from '../db/schema.ts'
import { type SignIn, startSession } from '../session/start-session.ts'
import type { GoogleIdentity } from './google.ts'

const PROVIDER = 'google'

/** Signs in the student who has used this Google account before, or whose email it confirms, or a new one. */
export async function signInWithGoogle(ctx: SignIn & { now: number }, identity: GoogleIdentity): Promise<void> {
  try {
    await findOrMakeAccount(ctx, identity)
  } catch (error) {
    const isThere = isUniqueViolation(error, 'user.email') || isUniqueViolation(error, 'oauth_account.provider')
    if (!isThere) throw error
    // The same student made it in another window after it was looked for.
    await findOrMakeAccount(ctx, identity)
  }
}

async function findOrMakeAccount(ctx: SignIn & { now: number }, identity: GoogleIdentity): Promise<boolean> {
  const { db, now } = ctx
  const [[linked], [sameEmail]] = await db.batch([
    selectByGoogleAccount(db, identity.sub),
    db.select({ id: user.id }).from(user).where(eq(user.email, identity.email)),
  ])
  if (linked) return startSession(ctx, linked.userId)
  if (sameEmail) return startSession(ctx, sameEmail.id, { after: linkAccount(db, sameEmail.id, { identity, now }) })
  const id = crypto.randomUUID()
  return startSession(ctx, id, { after: insertAccount(db, id, { identity, now }) })
}

function selectByGoogleAccount(db: Database, sub: string) {
  return db
    .select({ userId: oauthAccount.userId })
    .from(oauthAccount)
    .where(and(eq(oauthAccount.provider, PROVIDER), eq(oauthAccount.providerUserId, sub)))
}

type Link = { identity: GoogleIdentity; now: number }

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
function linkAccount(db: Database, userId: string, { identity, now }: Link) {
  return [
    ...removeUnverifiedAccess(db, userId, { now }),
    db
      .update(user)
      .set({
        passwordHash: sql`case when ${user.emailVerified} then ${user.passwordHash} end`,
        emailVerified: true,
        displayName: sql`coalesce(${user.displayName}, ${identity.name})`,
        photoUrl: sql`coalesce(${user.photoUrl}, ${identity.picture})`,
      })
      .where(eq(user.id, userId)),
    insertOauthAccount(db, userId, { identity, now }),
  ]
}

function insertOauthAccount(db: Database, userId: string, { identity, now }: Link) {
  return db.insert(oauthAccount).values({
    provider: PROVIDER,
    providerUserId: identity.sub,
    userId,
    email: identity.email,
    createdAt: now,
  })
}
