import { SessionEnding, SessionsEnding } from '#domain/account/account-changes.ts'
import { ACCOUNT_MESSAGES, RECENT_SIGN_IN_MS } from '#domain/account/account-rules.ts'
import { Failure } from '#domain/failure.ts'
import { reauthenticate, reauthenticatedProcedure } from '../password/reauthentication.ts'
import { studentProcedure } from '../procedures.ts'
import { deviceLabel } from './device-label.ts'
import { deleteOtherSessions, deleteSession, listSessions, nameOf } from './session-list-store.ts'
import { hashToken } from './tokens.ts'

/** Without a password to ask for, the sign-in must be recent. */
function requireRecentSignIn(now: number) {
  return (found: { passwordHash: string | null; signedInAt: number }) => {
    const isOld = found.signedInAt <= now - RECENT_SIGN_IN_MS
    if (found.passwordHash === null && isOld) throw new Failure('forbidden', ACCOUNT_MESSAGES.notRecentForSessions)
  }
}

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
    const { seen, oldSessionId, renew, finish } = await reauthenticate(
      ctx,
      input.password,
      requireRecentSignIn(ctx.now),
    )
    const [[ended], renewed] = await ctx.db.batch([deleteSession(ctx.db, seen, input.id), ...renew()])
    if (ended?.id === oldSessionId) {
      ctx.setCookies(ctx.sessions.blankCookies())
      return { id: input.id }
    }
    finish(renewed)
    if (!ended) throw new Failure('not-found', ACCOUNT_MESSAGES.sessionGone)
    return { id: input.id }
  }),

  endOtherSessions: reauthenticatedProcedure.input(SessionsEnding).mutation(async ({ ctx, input }) => {
    const { seen, sessionId, renew, finish } = await reauthenticate(ctx, input.password, requireRecentSignIn(ctx.now))
    const [renewed, , ended] = await ctx.db.batch([...renew(), deleteOtherSessions(ctx.db, seen, sessionId)])
    finish(renewed)
    return { ended: ended.length }
  }),
}
