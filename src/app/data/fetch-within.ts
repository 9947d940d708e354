import { STUDENT_HEADER } from '../../../domain/account/owner.ts'

/** What a form says when nobody answers. */
export const UNREACHABLE = 'We cannot reach Adhyayan right now. Please check your internet connection and try again.'

/** How long an answer may take. */
export const LIMIT_MS = 15_000
/** What a slow line (2G) carries up; a picture gets the time that its bytes take there. */
const BYTES_PER_MS = 4

type Options = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined }

/**
 * Asks the worker, and fails when the whole answer is not here after a while: a line that is up and carries nothing would
 * otherwise keep a form waiting for minutes. A device without any line fails at once by itself. `navigator.onLine` is
 * not asked, because it is false as well where the worker runs on the same machine and there is no other network.
 */
export function fetchWithin(
  address: RequestInfo | URL,
  { signal, ...options }: Options = {},
  limitMs = limitOf(options),
): Promise<Response> {
  const stop = new AbortController()
  setTimeout(() => stop.abort(new DOMException('The answer took too long.', 'TimeoutError')), limitMs)
  const cancel = () => stop.abort(signal?.reason)
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  return fetch(address, { ...options, signal: stop.signal })
}

function limitOf({ body }: Options): number {
  return LIMIT_MS + (typeof body === 'string' ? body.length / BYTES_PER_MS : 0)
}

/** Says whose request it is: the worker refuses it when somebody else is signed in. */
export function ownerHeader(userId: string | null): Record<string, string> {
  return userId === null ? {} : { [STUDENT_HEADER]: userId }
}
