import { eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { profile } from '../db/schema.ts'
import type { Context } from '../procedures.ts'
import type { Student } from './sessions.ts'

/** The auth user of the specification. */
export function toAuthUser({ id, email, displayName, photoUrl }: Student) {
  return { uid: id, email, displayName, photoURL: photoUrl }
}

/** The part of a request's context that signing in needs. */
export type SignIn = Pick<Context, 'actor' | 'db' | 'now' | 'sessions' | 'setCookies' | 'token' | 'userAgent'>

type Options = {
  after?: BatchItem<'sqlite'>[]
  cookies?: string[]
  /** A condition in the batch. If it does not hold, nobody is signed in. */
  onlyIf?: SQL
}

/**
 * Signs a student in, in one batch after the statements that belong to it. The session is always new: one that the
 * browser sent may have been planted there, and ends. Returns false if `onlyIf` did not hold.
 */
export async function startSession(
  ctx: SignIn,
  userId: string,
  { after = [], cookies = [], onlyIf = sql`1` }: Options = {},
): Promise<boolean> {
  ctx.actor.userId = userId
  const { token, insert } = await ctx.sessions.prepare(userId, { userAgent: ctx.userAgent, onlyIf })
  const ended = ctx.token ? [ctx.sessions.ending(ctx.token, onlyIf)] : []
  const before = [...after, renewProfile(ctx, userId), ...ended, ctx.sessions.makeRoom(userId, onlyIf)]
  const [first = insert, ...rest] = [...before, insert]
  const results: unknown[] = await ctx.db.batch([first, ...rest])
  const stored = results[before.length]
  if (!Array.isArray(stored) || stored.length === 0) return false
  ctx.setCookies([...ctx.sessions.cookies(token), ...cookies])
  return true
}

/** Keeps the profile, and stores the time of the sign-in in it. */
function renewProfile({ db, now }: SignIn, userId: string) {
  return db.update(profile).set({ updatedAt: now }).where(eq(profile.userId, userId))
}
