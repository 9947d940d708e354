import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { SessionEnding, SessionsEnding } from '#domain/account/account-changes.ts'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { Failure } from '#domain/failure.ts'
import { deleteOtherSessions, isAsSeen, type SeenInSession } from '../account/store.ts'
import type { Database } from '../db/client.ts'
import { session } from '../db/schema.ts'
import { reauthenticate, reauthenticatedProcedure, requireRecentSignIn } from '../password/reauthentication.ts'
import { studentProcedure } from '../procedures.ts'
import { deviceLabel } from './device-label.ts'
import { hashToken } from './tokens.ts'

/** The devices on which a student is signed in. */
export const deviceProcedures = {
  /** This device first, then the others, latest use first. */
  sessions: studentProcedure.query(async ({ ctx }) => {
    const current = hashToken(ctx.token ?? '')
    const rows = await listSessions(ctx.db, ctx.student.id, { current, now: ctx.now })
    return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id: nameOf(id),
      device: deviceLabel(userAgent),
      signedInAt: createdAt,
      lastUsedAt,
      isThisDevice: id === current,
    }))
  }),

  /** A session that does not exist or belongs to another student is not found. */
  endSession: reauthenticatedProcedure.input(SessionEnding).mutation(async ({ ctx, input }) => {
    const { seenBefore, renew, finish } = await reauthenticate(
      ctx,
      input.password,
      requireRecentSignIn(ctx.now, ACCOUNT_MESSAGES.notRecentForSessions),
    )
    const [[ended], renewed] = await ctx.db.batch([deleteSession(ctx.db, seenBefore, input.id), ...renew()])
    if (ended?.id === seenBefore.sessionId) {
      ctx.setCookies(ctx.sessions.blankCookies())
      return { id: input.id }
    }
    finish(renewed)
    if (!ended) throw new Failure('not-found', ACCOUNT_MESSAGES.sessionGone)
    return { id: input.id }
  }),

  endOtherSessions: reauthenticatedProcedure.input(SessionsEnding).mutation(async ({ ctx, input }) => {
    const { seen, renew, finish } = await reauthenticate(
      ctx,
      input.password,
      requireRecentSignIn(ctx.now, ACCOUNT_MESSAGES.notRecentForSessions),
    )
    const [renewed, , ended] = await ctx.db.batch([
      ...renew(),
      deleteOtherSessions(ctx.db, seen).returning({ id: session.id }),
    ])
    finish(renewed)
    return { ended: ended.length }
  }),
}

const LISTED_MAX = 50
const NAME_LENGTH = 16

/**
 * The public id of a session: the beginning of its id, which is long enough to tell a student's sessions apart. The
 * whole id is the hash of a secret, and is not sent.
 */
function nameOf(id: string): string {
  return id.slice(0, NAME_LENGTH)
}

/** The current one first, then the most recently used. */
function listSessions(db: Database, userId: string, { current, now }: { current: string; now: number }) {
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

function deleteSession(db: Database, seen: SeenInSession, name: string) {
  return db
    .delete(session)
    .where(
      and(eq(session.userId, seen.userId), eq(sql`substr(${session.id}, 1, ${NAME_LENGTH})`, name), isAsSeen(db, seen)),
    )
    .returning({ id: session.id })
}
