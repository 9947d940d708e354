import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { RequestIdVariables } from 'hono/request-id'
import {
  describeGoogleOutcome,
  GOOGLE_ATTEMPT_ID,
  GOOGLE_CHANNEL,
  type GoogleOutcome,
} from '#domain/account/google-sign-in.ts'
import { safeReturnPath } from '#domain/account/return-path.ts'
import { openDatabase } from '../db/client.ts'
import type { Env } from '../env.ts'
import { logError } from '../http/log.ts'
import { pageHeaders } from '../http/security-headers.ts'
import { serverPage } from '../http/server-page.ts'
import { logSecurityEvent } from '../log/security-log.ts'
import { wantsSecureCookies } from '../session/cookies.ts'
import { openSessions } from '../session/sessions.ts'
import { createSecrets, openGoogle } from './google.ts'
import { signInWithGoogle } from './google-account.ts'
import { type GoogleAttempt, isSameText, keepAttempt, readAttemptId, takeAttempt } from './google-attempt.ts'

type App = { Bindings: Env; Variables: RequestIdVariables }

/** Two pages for the browser: one leads to Google, and Google leads to the other. */
export const googleRoutes = new Hono<App>()

googleRoutes.use(
  pageHeaders(
    { scriptSrc: ["'self'"] },
    {
      // Any other value would cut the popup off from the page that opened it, on the way to Google and back.
      crossOriginOpenerPolicy: 'unsafe-none',
      referrerPolicy: 'no-referrer',
    },
  ),
)

googleRoutes.get('/', (c) => {
  const { origin } = new URL(c.req.url)
  const { mode, attempt = '', from } = c.req.query()
  const id = GOOGLE_ATTEMPT_ID.test(attempt) ? attempt : crypto.randomUUID()
  const plan = { mode: mode === 'popup' ? mode : 'redirect', returnTo: safeReturnPath(from, origin) } as const

  const google = openGoogle(c.env, origin)
  if (!google) return answer(c, 'not-configured', { id, ...plan })
  const secrets = createSecrets(id)
  keepAttempt(c, id, { ...secrets, ...plan })
  return c.redirect(google.createAddress(secrets).href)
})

googleRoutes.get('/callback', async (c) => {
  const { state = '' } = c.req.query()
  const id = readAttemptId(state)
  const attempt = id && takeAttempt(c, id)
  const outcome = attempt && isSameText(attempt.state, state) ? await finish(c, attempt) : refuse(c)
  return answer(c, outcome, {
    id,
    mode: attempt ? attempt.mode : 'popup',
    returnTo: safeReturnPath(attempt ? attempt.returnTo : undefined, new URL(c.req.url).origin),
  })
})

/** Signs in, if Google confirms it. A failure of Google or of the database is not the student's mistake. */
async function finish(c: Context<App>, attempt: GoogleAttempt): Promise<GoogleOutcome> {
  const { code, error } = c.req.query()
  if (error === 'access_denied') return 'cancelled'
  try {
    const google = openGoogle(c.env, new URL(c.req.url).origin)
    if (!google) return 'not-configured'
    if (!code) throw new Error('The callback brings no code.')
    const identity = await google.identify(code, attempt)
    const ctx = openContext(c)
    await signInWithGoogle(ctx, identity)
    logSignIn(c, 'ok', ctx.actor.userId)
    return 'signed-in'
  } catch (cause) {
    logSignIn(c, 'failed', null)
    logError({ requestId: c.get('requestId'), path: c.req.path, error: cause })
    return 'failed'
  }
}

function openContext(c: Context<App>) {
  const db = openDatabase(c.env)
  const now = Date.now()
  const sessions = openSessions(db, { secure: wantsSecureCookies(c.req.raw), now })
  const actor: { userId: string | null } = { userId: null }
  return {
    actor,
    db,
    now,
    sessions,
    token: sessions.readToken(c.req.header('Cookie') ?? null),
    userAgent: c.req.header('User-Agent') ?? null,
    setCookies: (cookies: string[]) => {
      for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
    },
  }
}

function refuse(c: Context<App>): GoogleOutcome {
  const error = new Error('The callback belongs to no attempt that this browser has begun and not ended.')
  logError({ requestId: c.get('requestId'), path: c.req.path, error })
  logSignIn(c, 'failed', null)
  return 'failed'
}

/** The answer does not wait for it. */
function logSignIn(c: Context<App>, outcome: string, userId: string | null): void {
  const address = c.req.header('CF-Connecting-IP') ?? 'unknown'
  const event = { event: 'google.signIn', outcome, requestId: c.get('requestId'), address, userId }
  c.executionCtx.waitUntil(logSecurityEvent({ db: openDatabase(c.env), now: Date.now() }, event))
}

type Ending = { id: string | null; mode: GoogleAttempt['mode']; returnTo: string }

function answer(c: Context<App>, outcome: GoogleOutcome, { id, mode, returnTo }: Ending) {
  if (mode === 'popup') return c.html(outcomePage({ outcome, attemptId: id, returnTo }))
  return c.redirect(outcome === 'signed-in' ? returnTo : loginPath(outcome, returnTo))
}

type LastPage = {
  outcome: GoogleOutcome
  /** The id of the popup's attempt; null if it is unknown, or if there is no popup. */
  attemptId: string | null
  /** A path of this site, for students who must continue by hand. */
  returnTo: string
}

/**
 * The last page of a popup. Its script reports the outcome to the page that opened it and closes the popup. Its text is
 * only read if the popup cannot close.
 */
function outcomePage({ outcome, attemptId, returnTo }: LastPage) {
  const message = describeGoogleOutcome(outcome)
  const next = message
    ? { href: loginPath(outcome, returnTo), text: 'Back to sign in' }
    : { href: returnTo, text: 'Continue to Adhyayan' }
  const heading = message ? 'You are not signed in' : 'You are signed in'
  const content = html`<p>${message ?? 'You can close this window.'}</p>
      <p><a href="${next.href}">${next.text}</a></p>`
  return serverPage(heading, content, {
    bodyAttributes: html`data-attempt="${attemptId ?? ''}" data-channel="${GOOGLE_CHANNEL}" data-outcome="${outcome}"`,
    script: html`<script src="/google-outcome.js" defer></script>`,
  })
}

/** The login page, which shows what went wrong. */
function loginPath(outcome: GoogleOutcome, returnTo: string): string {
  return `/login?${new URLSearchParams({ from: returnTo, google: outcome })}`
}
