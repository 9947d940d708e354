import { initTRPC, TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { FAILURE_CODES, Failure, SOMETHING_WENT_WRONG } from '../domain/failure.ts'
import type { Database } from './db/client.ts'
import { isConstraintViolation, isDatabaseFailure } from './db/errors.ts'
import type { Mailer } from './mail/mail.ts'
import type { KnownDevice } from './password/known-device.ts'
import { SIGN_IN_FIRST } from './session/request-student.ts'
import type { Sessions, Student } from './session/sessions.ts'

export type Context = {
  db: Database
  /** Milliseconds; one time for the whole request. */
  now: number
  requestId: string
  /** Of the network that the request came from. */
  address: string
  userAgent: string | null
  sessions: Sessions
  /** The session token that the request brought. */
  token: string | null
  device: KnownDevice
  /** Whether students may sign in and up with an email and a password. */
  hasEmailSignIn: boolean
  /** Null when nothing delivers mail. */
  mailer: Mailer | null
  /** What links in mails begin with. */
  origin: string
  /** The id of the student for whom the request says that it is made. */
  claimedId: string | null
  /**
   * Asked of the database once a request, however many procedures are batched in it.
   * @throws Failure when the request is made for another student than the one who is signed in.
   */
  findStudent: () => Promise<Student | null>
  setCookies: (cookies: string[]) => void
  /** Work that the answer does not wait for; when it fails, that is logged. */
  later: (work: Promise<unknown>) => void
}

const UNREACHABLE = 'We cannot reach the database right now. Please try again in a moment.'

const t = initTRPC.context<Context>().create({
  errorFormatter: ({ shape, error, ctx }) => ({
    code: shape.code,
    // An error from outside a procedure (a context that cannot be made) has not met `toTrpcError`.
    message: error.code === 'INTERNAL_SERVER_ERROR' ? SOMETHING_WENT_WRONG : error.message,
    data: { code: error.code, httpStatus: shape.data.httpStatus, requestId: ctx?.requestId ?? null },
  }),
})

/** The one place where what went wrong becomes what the student is told. */
export function toTrpcError(error: TRPCError): TRPCError {
  const { cause } = error
  if (cause instanceof Failure) return new TRPCError({ code: FAILURE_CODES[cause.code], message: cause.message, cause })
  if (cause instanceof ZodError) {
    return new TRPCError({
      code: 'BAD_REQUEST',
      message: cause.issues[0]?.message ?? 'That input is not valid.',
      cause,
    })
  }
  if (cause instanceof SyntaxError && error.code !== 'INTERNAL_SERVER_ERROR') {
    return new TRPCError({ code: 'BAD_REQUEST', message: 'The request is not valid JSON.', cause })
  }
  // A 409 is final: whoever repeats requests that failed must not repeat this one.
  if (isConstraintViolation(cause)) return new TRPCError({ code: 'CONFLICT', message: SOMETHING_WENT_WRONG, cause })
  if (isDatabaseFailure(cause)) return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: UNREACHABLE, cause })
  if (error.code !== 'INTERNAL_SERVER_ERROR') return error
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: SOMETHING_WENT_WRONG, cause })
}

const procedure = t.procedure.use(async ({ next }) => {
  const result = await next()
  if (!result.ok) throw toTrpcError(result.error)
  return result
})

export const router = t.router

/** For everyone. */
export const publicProcedure = procedure

/** For a signed-in student, whose id every query of his or her data takes. */
export const studentProcedure = procedure.use(async ({ ctx, next }) => {
  const student = await ctx.findStudent()
  if (!student) throw new Failure('unauthenticated', SIGN_IN_FIRST)
  return next({ ctx: { ...ctx, student } })
})
