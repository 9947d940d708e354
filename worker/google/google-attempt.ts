import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { GOOGLE_ATTEMPT_ID } from '#domain/account/google-sign-in.ts'
import { cookieName, readCookie, readCookies, wantsSecureCookies, writeCookie } from '../session/cookies.ts'

const PREFIX = 'google_attempt_'
const LIFETIME_SECONDS = 10 * 60
/** Abandoned attempts keep their cookies for ten minutes. This limits how many a browser collects. */
const OPEN_MAX = 4

/** One attempt to sign in with Google, between its start and its callback, in a cookie of its own. */
export type GoogleAttempt = z.infer<typeof Attempt>

const Attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** A popup reports to the page that opened it. In a redirect the page itself goes to Google and comes back. */
  mode: z.enum(['popup', 'redirect']),
  /** A path of this site. */
  returnTo: z.string(),
})

export function keepAttempt(c: Context, id: string, attempt: GoogleAttempt): void {
  const open = [...readCookies(c.req.header('Cookie') ?? null, nameOf(c, '')).keys()]
  if (open.length >= OPEN_MAX) for (const name of open) set(c, name, '', 0)
  set(c, nameOf(c, id), Buffer.from(JSON.stringify(attempt)).toString('base64url'), LIFETIME_SECONDS)
}

function nameOf(c: Context, id: string): string {
  return cookieName(PREFIX + id, wantsSecureCookies(c.req.raw))
}

function set(c: Context, name: string, value: string, maxAgeSeconds: number): void {
  c.header('Set-Cookie', writeCookie(name, value, { maxAgeSeconds }), { append: true })
}

/** The id that a state names. Anybody can make up a state. */
export function readAttemptId(state: string): string | null {
  const [id = ''] = state.split('.', 1)
  return GOOGLE_ATTEMPT_ID.test(id) ? id : null
}

/** The attempt with this id that this browser began. It can be taken only once. */
export function takeAttempt(c: Context, id: string): GoogleAttempt | null {
  const name = nameOf(c, id)
  const cookie = readCookie(c.req.header('Cookie') ?? null, name)
  if (!cookie) return null
  set(c, name, '', 0)
  return parse(cookie)
}

function parse(cookie: string): GoogleAttempt | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString())
    return Attempt.safeParse(json).data ?? null
  } catch {
    return null
  }
}

/** Takes the same time wherever the two differ. */
export function isSameText(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
