import { QueryCache, QueryClient } from '@tanstack/react-query'
import { httpBatchLink, httpLink, type TRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import { type FailureKind, failureKindOf } from '../../../domain/failure-kind.ts'
import type { AppRouter } from '../../../worker/router.ts'
import { fetchWithin, ownerHeader, UNREACHABLE } from './fetch-within.ts'

export type { AppRouter }
/** The worker's procedures, as they are called outside of React. */
export type Api = TRPCClient<AppRouter>
export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

/** The auth user of the specification. */
export type AuthUser = NonNullable<Outputs['session']['user']>

export const trpc = createTRPCReact<AppRouter>()

type ApiOptions = {
  /** For whom the requests are made; null is a visitor. */
  userId: () => string | null
  /** The worker says that this student is not signed in any more. */
  onSessionDoubt: () => void
}

const url = '/api/trpc'

/** Calls made at the same time travel together, as many as the worker takes at once. */
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

/** For what waits in the outbox: each call alone, so that none holds up another, and kept alive while a page goes away. */
export function createOutboxApi(userId: string | null): Api {
  return trpc.createClient({
    links: [
      httpLink({
        url,
        headers: ownerHeader(userId),
        fetch: (input, { signal, ...options } = {}) => fetchWithin(input, { ...options, signal, keepalive: true }),
      }),
    ],
  })
}

export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.error('A query failed', JSON.stringify(queryKey[0]), error),
    }),
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
