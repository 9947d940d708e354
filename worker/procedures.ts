import { initTRPC, TRPCError } from '@trpc/server'
import { en } from 'zod/locales'
import { $ZodError, config } from 'zod/v4/core'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { FAILURE_CODES, Failure, NO_DATABASE, NO_QUIZZES, SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import type { Database } from './db/client.ts'
import { isConstraintViolation, isDatabaseFailure } from './db/errors.ts'
import { isSecurityEvent, logSecurityEvent } from './log/security-log.ts'
import type { Mailer } from './mail/mail.ts'
import type { HashAlgorithm } from './password/hash-algorithm.ts'
import type { KnownDevice } from './password/known-device.ts'
import { type Assets, BankUnreadable } from './quizzes/bank.ts'
import type { Select, Sessions, Student } from './session/sessions.ts'

// zod/mini has no messages of its own, such as the one about an unknown field.
config(en())

export type Context = {
  db: Database
  /** The files of the site, and the files that only the worker reads. */
  assets: Assets
  /** The time of the request in milliseconds, the same for all its procedures. */
  now: number
  requestId: string
  /** The IP address from which the request came. */
  address: string
  userAgent: string | null
  sessions: Sessions
  /** The session token in the request's cookie. */
  token: string | null
  device: KnownDevice
  /** Whether students may sign in and up with an email and a password. */
  hasEmailSignIn: boolean
  /** How new passwords are hashed. */
  hashAlgorithm: HashAlgorithm
  /** Null if no mail provider is configured. */
  mailer: Mailer | null
  /** The origin for links in mails. */
  origin: string
  /** Where the page is that made the request, as `originCheck` compares it. */
  site: { origin: string; hostname: string }
  /** The id of the student for whom the page made the request. */
  claimedId: string | null
  /**
   * Asks the database once per request, however many procedures are batched in it.
   * @throws Failure when the request was made for a student other than the signed-in one.
   */
  findStudent: () => Promise<Student | null>
  /** The same, and rows of the student from one or two tables in the same round trip. No rows for a visitor. */
  findStudentWith: <Rows extends unknown[], More extends unknown[] = []>(
    select: Select<Rows>,
    selectMore?: Select<More>,
  ) => Promise<{ student: Student | null; rows: Rows | []; more: More | [] }>
  /** The account that the request is about, for the log. */
  actor: { userId: string | null }
  setCookies: (cookies: string[]) => void
  /** Runs work that the answer does not wait for. Its failure is logged. */
  later: (work: Promise<unknown>) => void
}

/** Characters. Our own messages are shorter. */
const MESSAGE_MAX = 200

const t = initTRPC.context<Context>().create({
  errorFormatter: ({ shape, error, ctx }) => ({
    code: shape.code,
    // An error outside a procedure, for example while the context is made, has not passed `toTrpcError`.
    message: error.code === 'INTERNAL_SERVER_ERROR' ? SOMETHING_WENT_WRONG : error.message,
    data: { code: error.code, httpStatus: shape.data.httpStatus, requestId: ctx?.requestId ?? null },
  }),
})

/** Turns every error into the code and the message for the student. */
export function toTrpcError(error: TRPCError): TRPCError {
  const { cause } = error
  if (cause instanceof Failure) return new TRPCError({ code: FAILURE_CODES[cause.code], message: cause.message, cause })
  if (cause instanceof $ZodError) {
    return new TRPCError({
      code: 'BAD_REQUEST',
      message: describeIssue(cause.issues[0]),
      cause,
    })
  }
  if (cause instanceof SyntaxError && error.code !== 'INTERNAL_SERVER_ERROR') {
    return new TRPCError({ code: 'BAD_REQUEST', message: 'The request is not valid JSON.', cause })
  }
  // A 409 is final: a client that retries failed requests must not retry this one.
  if (isConstraintViolation(cause)) return new TRPCError({ code: 'CONFLICT', message: SOMETHING_WENT_WRONG, cause })
  if (isDatabaseFailure(cause)) return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: NO_DATABASE, cause })
  if (cause instanceof BankUnreadable) return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: NO_QUIZZES, cause })
  if (error.code !== 'INTERNAL_SERVER_ERROR') return error
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: SOMETHING_WENT_WRONG, cause })
}

/** A message contains the names of unknown fields, which can be a text of any length, so a long one is not sent back. */
function describeIssue(issue: $ZodError['issues'][number] | undefined): string {
  return issue && issue.message.length <= MESSAGE_MAX ? issue.message : 'That input is not valid.'
}

const procedure = t.procedure.use(async ({ ctx, path, type, next }) => {
  const result = await next()
  const error = result.ok ? null : toTrpcError(result.error)
  const outcome = error?.code ?? 'ok'
  if (isSecurityEvent({ path, type, outcome })) {
    const { actor, requestId, address } = ctx
    ctx.later(logSecurityEvent(ctx, { event: path, outcome, requestId, address, userId: actor.userId }))
  }
  if (error) throw error
  return result
})

export const router = t.router

/** For everyone. */
export const publicProcedure = procedure

/** For a signed-in student. Every query of his or her data takes the student's id. */
export const studentProcedure = procedure.use(async ({ ctx, next }) => {
  const student = await ctx.findStudent()
  if (!student) throw new Failure('unauthenticated', SIGN_IN_FIRST)
  return next({ ctx: { ...ctx, student } })
})
