import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { Context } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Env } from '../env.ts'
import { toTrpcError } from '../procedures.ts'
import { logError } from './log.ts'

/** What an address that is no procedure answers when something goes wrong: the codes and texts of a procedure. */
export function answerError(cause: Error, c: Context<{ Bindings: Env; Variables: RequestIdVariables }>): Response {
  const error = toTrpcError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }))
  const status = getHTTPStatusCodeFromError(error) as ContentfulStatusCode
  if (status >= 500) logError({ requestId: c.get('requestId'), path: c.req.path, error: cause })
  return c.json({ error: { code: error.code, message: error.message } }, status)
}
