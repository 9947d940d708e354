import { z } from 'zod'
import { Failure } from '../../domain/failure.ts'
import { studentProcedure } from '../procedures.ts'
import { deviceLabel } from './device-label.ts'
import { deleteOtherSessions, deleteSession, listSessions, nameOf } from './session-list-store.ts'
import { hashToken } from './tokens.ts'

/** A signed-in student's request brings a session's token. */
const deviceProcedure = studentProcedure.use(({ ctx, next }) => next({ ctx: { current: hashToken(ctx.token ?? '') } }))

const SESSION_GONE = 'This device is signed out already.'

/** How the browser names one of the student's sessions (see `nameOf`). */
const SessionId = z.strictObject({ id: z.string(SESSION_GONE).regex(/^[\w-]{16}$/, SESSION_GONE) })

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
