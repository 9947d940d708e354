import { QueryClient } from '@tanstack/react-query'
import { httpBatchLink, type TRPCClient, TRPCClientError } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { type FailureKind, failureKindOf } from '../../domain/failure-kind.ts'
import type { AppRouter } from '../../worker/router.ts'
import { fetchWithin, UNREACHABLE } from './fetch-within.ts'

export type { AppRouter }
/** The worker's procedures, as they are called outside of React. */
export type Api = TRPCClient<AppRouter>
export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

export const trpc = createTRPCReact<AppRouter>()

/** Calls made at the same time travel together, as many as the worker takes at once. */
export function apiLink() {
  return httpBatchLink({ url: '/api/trpc', maxItems: 10, fetch: (url, options) => fetchWithin(url, options) })
}

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: (failures, error) => isPassing(error) && failures < 4 },
      // Without a line they fail at once, and say so: a form that waits for the line would seem to work for ever.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** What can be done about a request that failed. */
export function failureKind(error: unknown): FailureKind {
  if (!(error instanceof TRPCClientError)) return 'passing'
  const { response } = error.meta ?? {}
  const status: unknown = error.data?.httpStatus ?? (response instanceof Response ? response.status : null)
  return failureKindOf(typeof status === 'number' ? status : null)
}

/** Whether the same request can succeed later: the network or the server failed, not the request. */
export function isPassing(error: unknown): boolean {
  return failureKind(error) === 'passing'
}

/** What to tell the student of an error: the server's own words, or that the network is missing. */
export function describeError(error: unknown): string {
  if (error instanceof TRPCClientError && error.data) return error.message
  return UNREACHABLE
}
