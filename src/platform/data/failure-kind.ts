import { TRPCClientError } from '@trpc/client'
import { type FailureKind, failureKindOf } from '#domain/failure-kind.ts'
import type { AppRouter } from '#worker/router.ts'

/**
 * Whether an error comes from a call. Its `data` has the worker's details, and is missing if the worker did not answer.
 */
export function isCallError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError
}

/** What can be done about a failed request. */
export function failureKind(error: unknown): FailureKind {
  if (!isCallError(error)) return 'passing'
  const { response } = error.meta ?? {}
  return failureKindOf(error.data?.httpStatus ?? (response instanceof Response ? response.status : null))
}
