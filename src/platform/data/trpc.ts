import { QueryCache, QueryClient } from '@tanstack/react-query'
import { httpBatchLink, type TRPCClient, type TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import type { TRPCResponse } from '@trpc/server/rpc'
import type { AppRouter } from '#worker/router.ts'
import { isLineDown } from '../offline/line.ts'
import { failureKind, isCallError } from './failure-kind.ts'
import { fetchWithin, ownerHeader, UNREACHABLE } from './fetch-within.ts'

export type { AppRouter }
/** The worker's procedures, to be called outside of React. */
export type Api = TRPCClient<AppRouter>
export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>
/** The worker's answer to a call with the result `Output`, as it is sent. */
export type Answer<Output> = TRPCResponse<Output, AppRouter['_def']['_config']['$types']['errorShape']>

/** The auth user of the specification. */
export type AuthUser = NonNullable<Outputs['session']['user']>

export const trpc = createTRPCReact<AppRouter>()

type ApiOptions = {
  /** The student for whom requests are made; null is a visitor. */
  userId: () => string | null
  /** The worker says that this student is not signed in any more. */
  onSessionDoubt: () => void
}

const url = '/api/trpc'

/** Calls made at the same time are sent together, up to the number that the worker accepts. */
export function createApi({ userId, onSessionDoubt }: ApiOptions): Api {
  const watch: TRPCLink<AppRouter> =
    () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          next: (value) => observer.next(value),
          error(error) {
            const kind = failureKind(error)
            if (userId() !== null && (kind === 'signed-out' || kind === 'other-student')) onSessionDoubt()
            observer.error(error)
          },
          complete: () => observer.complete(),
        }),
      )
  const headers = () => ownerHeader(userId())
  return trpc.createClient({
    links: [
      watch,
      httpBatchLink({ url, maxItems: 10, headers, fetch: (input, options) => fetchWithin(input, options) }),
    ],
  })
}

export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.error('A query failed', JSON.stringify(queryKey[0]), error),
    }),
    defaultOptions: {
      // Without a connection they fail at once, and are sent again when it returns.
      queries: { staleTime: 60_000, retry: (failures, error) => isPassing(error) && failures < 4 && !isLineDown() },
      // Without a connection they fail at once: a form that waits for the connection would seem to work for ever.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Whether the same request can succeed later: the network or the server failed, not the request. */
export function isPassing(error: unknown): boolean {
  return failureKind(error) === 'passing'
}

/** The message about an error: the server's own, or that there is no connection. */
export function describeError(error: unknown): string {
  if (isCallError(error) && error.data) return error.message
  return UNREACHABLE
}
