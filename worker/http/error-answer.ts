import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { Context } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Env } from '../env.ts'
import { toTrpcError } from '../procedures.ts'
import { logError } from './log.ts'

type Api = Context<{ Bindings: Env; Variables: RequestIdVariables }>

/** The answer to an error at an address that is no procedure, with the codes and texts of a procedure. */
export function answerError(cause: Error, c: Api): Response {
  const { status, code, message } = describeError(cause, c)
  return c.json({ error: { code, message } }, status)
}

/** The status, code and text of an error. Our own failures are logged. */
export function describeError(cause: Error, c: Api) {
  const error = toTrpcError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }))
  const status = getHTTPStatusCodeFromError(error) as ContentfulStatusCode
  if (status >= 500) logError({ requestId: c.get('requestId'), path: c.req.path, error: cause })
  return { status, code: error.code, message: error.message }
}
