// How the outbox reaches the worker: from a page, and from a service worker, which has neither React nor a query cache.
import { createTRPCClient, httpLink } from '@trpc/client'
import { GUEST } from '#domain/account/owner.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import type { FailureKind } from '#domain/failure-kind.ts'
import { failureKind, isCallError } from '#src/platform/data/failure-kind.ts'
import { fetchWithin, ownerHeader } from '#src/platform/data/fetch-within.ts'
import type { Api, AppRouter } from '#src/platform/data/trpc.ts'
import { KINDS, type Outgoing } from './kinds.ts'

/** How long the outbox waits for an answer. */
export const ANSWER_MAX_MS = 20_000

/** Each call is a request of its own, so that none delays another, and is kept alive while a page closes. */
export function createOutboxApi(userId: string): Api {
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: '/api/trpc',
        headers: ownerHeader(userId === GUEST ? null : userId),
        fetch: (input, { signal, ...options } = {}) => fetchWithin(input, { ...options, signal, keepalive: true }),
      }),
    ],
  })
}

/** The failure of a request; `reason` is the worker's message, null if it did not answer. */
export type Failed = { failure: FailureKind; reason: string | null }

export function classifyFailure(error: unknown, { kind }: Outgoing): Failed {
  console.error(KINDS[kind].failure, error)
  const failure = failureKind(error)
  // What the worker refuses before a procedure runs has no message for a student.
  const unsaid = failure === 'final' ? SOMETHING_WENT_WRONG : null
  return { failure, reason: isCallError(error) && error.data ? error.message : unsaid }
}
