import type { BatchItem } from 'drizzle-orm/batch'
import { profile } from '../db/schema.ts'
import type { Context } from '../procedures.ts'
import type { Student } from './sessions.ts'

/** The auth user of the specification. */
export function toAuthUser({ id, email, displayName, photoUrl }: Student) {
  return { uid: id, email, displayName, photoURL: photoUrl }
}

/** What of a request's context signing in needs. */
export type SignIn = Pick<Context, 'db' | 'now' | 'sessions' | 'setCookies' | 'token' | 'userAgent'>

type Options = { after?: BatchItem<'sqlite'>[]; cookies?: string[] }

/**
 * Signs a student in, in one batch after the statements that belong to it. Always a new session: one that the browser
 * brought, perhaps planted there, ends.
 */
export async function startSession(ctx: SignIn, userId: string, { after = [], cookies = [] }: Options = {}) {
  const { token, insert } = await ctx.sessions.prepare(userId, { userAgent: ctx.userAgent })
  const ended = ctx.token ? [ctx.sessions.ending(ctx.token)] : []
  const [first = insert, ...rest] = [...after, ...ended, insert, renewProfile(ctx, userId)]
  await ctx.db.batch([first, ...rest])
  ctx.setCookies([...ctx.sessions.cookies(token), ...cookies])
}

/** What is in the profile stays, and it says when its student signed in last. */
function renewProfile({ db, now }: SignIn, userId: string) {
  return db
    .insert(profile)
    .values({ userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: profile.userId, set: { updatedAt: now } })
}
