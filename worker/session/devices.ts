import { Failure } from '../../domain/failure.ts'
import { studentProcedure } from '../trpc.ts'
import { deviceLabel } from './device-label.ts'
import { deleteOtherSessions, deleteSession, listSessions, nameOf } from './device-store.ts'
import { SESSION_GONE, SessionId } from './session-id.ts'
import { hashToken } from './tokens.ts'

/** A signed-in student's request brings a session's token. */
const deviceProcedure = studentProcedure.use(({ ctx, next }) => next({ ctx: { current: hashToken(ctx.token ?? '') } }))

/** Where a student is signed in. */
export const deviceProcedures = {
  /** This device first, then those that were used last. */
  sessions: deviceProcedure.query(async ({ ctx }) => {
    const rows = await listSessions(ctx.db, ctx.student.id, ctx)
    return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id: nameOf(id),
      device: deviceLabel(userAgent),
      signedInAt: createdAt,
      lastUsedAt,
      isThisDevice: id === ctx.current,
    }))
  }),

  /** One that is not, or not the student's, is not found. */
  endSession: deviceProcedure.input(SessionId).mutation(async ({ ctx, input }) => {
    const [ended] = await deleteSession(ctx.db, ctx.student.id, input.id)
    if (!ended) throw new Failure('not-found', SESSION_GONE)
    if (ended.id === ctx.current) ctx.setCookies(ctx.sessions.blankCookies())
    return { id: input.id }
  }),

  endOtherSessions: deviceProcedure.mutation(async ({ ctx }) => {
    const ended = await deleteOtherSessions(ctx.db, ctx.student.id, ctx.current)
    return { ended: ended.length }
  }),
}
