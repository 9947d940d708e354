import { STUDENT_HEADER } from '#domain/account/owner.ts'
import { noteAnswer, noteNoAnswer } from '../offline/line.ts'

/** The message of a form when nobody answers. */
export const UNREACHABLE = 'We cannot reach Adhyayan right now. Please check your internet connection and try again.'

/** How long an answer may take. */
export const LIMIT_MS = 15_000
/**
 * A change of the account may take longer: a slow database and a mail together need more than that, and a change whose
 * answer is not awaited is made all the same. Signing in and out can be sent again without harm.
 */
const ACCOUNT_LIMIT_MS = 40_000
const ACCOUNT_CHANGE = /[/,](?:account|auth)\.(?!sign(?:In|Out)\b)/
/** The upload speed of a slow connection (2G). A picture gets the time that it needs at this speed. */
const BYTES_PER_MS = 4

type Options = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined }

/**
 * Sends a request to the worker, and fails if the whole answer has not arrived after a while. A connection that
 * transfers nothing would otherwise block a form for minutes. A device without a connection fails at once by itself.
 * `navigator.onLine` is not used, because it is also false where the worker runs on the same machine without any other
 * network.
 */
export function fetchWithin(
  address: RequestInfo | URL,
  { signal, ...options }: Options = {},
  limitMs = limitOf(address, options),
): Promise<Response> {
  const stop = new AbortController()
  setTimeout(() => stop.abort(new DOMException('The answer took too long.', 'TimeoutError')), limitMs)
  const cancel = () => stop.abort(signal?.reason)
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  const answer = fetch(address, { ...options, signal: stop.signal })
  answer.then(noteAnswer, () => signal?.aborted || noteNoAnswer())
  return answer
}

function limitOf(address: RequestInfo | URL, { method, body }: Options): number {
  const limitMs = method === 'POST' && ACCOUNT_CHANGE.test(String(address)) ? ACCOUNT_LIMIT_MS : LIMIT_MS
  return limitMs + (typeof body === 'string' ? body.length / BYTES_PER_MS : 0)
}

/** Names the student of a request. The worker refuses it if somebody else is signed in. */
export function ownerHeader(userId: string | null): Record<string, string> {
  return userId === null ? {} : { [STUDENT_HEADER]: userId }
}
