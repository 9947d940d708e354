/**
 * What can be done about a request that failed:
 * - `passing`: nobody answered, or the server could not; the same request can succeed later
 * - `signed-out`: it needs a sign-in first
 * - `other-student`: another student is signed in; it waits for the one who made it
 * - `final`: the same request would be refused again
 */
export type FailureKind = 'passing' | 'signed-out' | 'other-student' | 'final'

const REQUEST_TIMEOUT = 408
const TOO_EARLY = 425
const TOO_MANY_REQUESTS = 429

/** The only place that says which failures are retried. No status means that there was no answer. */
export function failureKindOf(status: number | null): FailureKind {
  if (status === null || status < 400 || status >= 500) return 'passing'
  if (status === REQUEST_TIMEOUT || status === TOO_EARLY || status === TOO_MANY_REQUESTS) return 'passing'
  if (status === 401) return 'signed-out'
  return status === 412 ? 'other-student' : 'final'
}
