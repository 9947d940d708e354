import fc from 'fast-check'
import { STUDENT_HEADER } from '#domain/account/owner.ts'
import { appRouter } from '#worker/router.ts'
import { wildText, wildValue } from './wild-values.ts'

export type WildRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
  hasSession: boolean
}

/** The first parts of every address that the worker answers. A test compares them with worker/index.ts. */
export const ROUTES = [
  '/auth/google',
  '/contact',
  '/health',
  '/dev/mail',
  '/avatar',
  '/own-data',
  '/browser-errors',
  '/trpc',
]

const procedure = fc.constantFrom(...Object.keys(appRouter._def.procedures))
/** Halves of characters cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
const encoded = wildText.map(encode)

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('mode', 'attempt', 'from', 'state', 'code', 'error', 'input', 'batch', 'connectionParams', 'x'),
      fc.oneof(
        encoded,
        fc.constantFrom('1', 'popup', '%', '%ff', '{}', '%7B%7D'),
        wildValue.map((value) => encode(JSON.stringify(value).slice(0, 2_000))),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`))

const address = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ROUTES, '/auth/google/callback', '/avatar/0') },
  { weight: 3, arbitrary: procedure.map((name) => `/trpc/${name}`) },
  {
    weight: 2,
    arbitrary: fc.array(procedure, { minLength: 2, maxLength: 12 }).map((names) => `/trpc/${names.join(',')}`),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('', ...ROUTES), encoded).map((parts) => parts.join('/')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('', ...ROUTES), fc.constantFrom('/', '//', '/%', '/%2e%2e', '/..', '/%c0%af', '/null'))
      .map((parts) => parts.join('')),
  },
)
const path = fc.tuple(address, query).map((parts) => `/api${parts.join('')}`)

/** HTTP takes only these as the value of a header. */
const headerValue = fc.oneof(
  fc.string({ maxLength: 60 }).map((text) => text.trim()),
  fc.constantFrom('', 'a=b; a=c', 'x'.repeat(4_000), "' or '1'='1"),
)
const cookie = fc
  .array(
    fc.tuple(
      fc.constantFrom('session', '__Host-session', 'signed_in', 'known_device', 'google_attempt_x', '__proto__', ''),
      headerValue,
    ),
    { maxLength: 5 },
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '))

const header = fc.oneof(
  { weight: 3, arbitrary: fc.constant(['Content-Type', 'application/json'] as const) },
  fc.tuple(
    fc.constant('Content-Type'),
    fc.constantFrom(
      ...['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/octet-stream', 'x/y', ''],
      ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x'],
    ),
  ),
  fc.tuple(fc.constant('Origin'), fc.constantFrom('null', 'https://evil.example', '')),
  fc.tuple(fc.constantFrom('trpc-accept', 'Accept'), fc.constantFrom('application/jsonl', 'text/event-stream', '*/*')),
  fc.tuple(fc.constant('Content-Length'), fc.constantFrom('0', '-1', 'x', '1e9')),
  fc.tuple(fc.constant('Cookie'), cookie),
  fc.tuple(
    fc.constantFrom(
      STUDENT_HEADER,
      'CF-Connecting-IP',
      'User-Agent',
      'If-None-Match',
      'Range',
      'Last-Event-ID',
      'X-Request-Id',
    ),
    headerValue,
  ),
)

const body = fc.oneof(
  fc.constant(null),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
  wildValue.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    ...['', '{', '{"0":', '[', 'nul', '"', '{"0":{}}', '{"json":null}', '\ufeff{}', '[[[[', '1e999', '{"a":1}{"b":2}'],
    ...['--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--', '--x', 'name=%&email=%ff&message'],
    '['.repeat(50_000),
    'x'.repeat(200_000),
  ),
)

/** A request to any address under /api, with any head and body. */
export const wildRequest: fc.Arbitrary<WildRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('GET', 'POST') },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND') },
    ),
    path,
    headers: fc.array(header, { maxLength: 3 }).map((pairs): Record<string, string> => Object.fromEntries(pairs)),
    body,
    hasSession: fc.boolean(),
  })
  .map((request) => (['GET', 'HEAD'].includes(request.method) ? { ...request, body: null } : request))
