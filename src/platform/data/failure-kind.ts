import { TRPCClientError } from '@trpc/client'
import { type FailureKind, failureKindOf } from '#domain/failure-kind.ts'
import type { AppRouter } from '#worker/router.ts'

/**
 * Whether an error comes from a call. Its `data` has the worker's details, and is missing if no procedure answered.
 */
export function isCallError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError
}

/** What can be done about a failed request. */
export function failureKind(error: unknown): FailureKind {
  if (!isCallError(error)) return 'passing'
  return failureKindOf(error.data?.httpStatus ?? statusBeforeProcedure(error))
}

/**
 * The status of a refusal that the worker makes before a procedure runs, such as that of a request that is too large.
 * Its code is a word. Any other answer comes from a proxy or a filter on the way, which may be gone the next time: null.
 */
function statusBeforeProcedure({ meta }: TRPCClientError<AppRouter>): number | null {
  const { response, responseJSON } = (meta ?? {}) as { response?: Response; responseJSON?: WorkerRefusal | null }
  return response && typeof responseJSON?.error?.code === 'string' ? response.status : null
}

type WorkerRefusal = { error?: { code?: unknown } | null }
