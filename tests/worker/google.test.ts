import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../worker/db/client.ts'
import { session, user } from '../../worker/db/schema.ts'
import app from '../../worker/index.ts'
import { openBrowser, testEnv } from '../support/client.ts'
import { ASHA, type Forgery, GOOGLE_ENV, openGoogle, SECRET } from '../support/forging-google.ts'
import { countRoundTrips, hasLibsql, setControl } from '../support/round-trips.ts'

const db = openDatabase(testEnv)
const ATTEMPT = '0f8fad5b-d9cb-469f-a165-70867728950e'
let google: ReturnType<typeof openGoogle>
let logged: string[]

beforeEach(() => {
  google = openGoogle()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => {
    logged.push(String(line))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const openVisitor = () => openBrowser(GOOGLE_ENV)

/** What a popup tells the page that opened it. */
async function outcomeOf(response: Response): Promise<string | undefined> {
  expect(response.status).toBe(200)
  return /data-outcome="([a-z-]+)"/.exec(await response.text())?.[1]
}

async function expectNobodySignedIn(browser: ReturnType<typeof openBrowser>) {
  expect(browser.cookies.has('session')).toBe(false)
  expect(await db.select().from(session)).toHaveLength(0)
}

describe('the way to Google', () => {
  test('asks for a code with PKCE, a state and a nonce, for our own callback', async () => {
    const { request } = openVisitor()
    const response = await request(`/api/auth/google?mode=popup&attempt=${ATTEMPT}`)
    expect(response.status).toBe(302)
    const address = new URL(response.headers.get('Location') ?? '')
    expect(address.origin + address.pathname).toBe(GOOGLE_ENV.GOOGLE_AUTHORIZATION_ENDPOINT)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'adhyayan',
      redirect_uri: 'http://localhost:8787/api/auth/google/callback',
      scope: 'openid email profile',
      state: expect.stringMatching(new RegExp(`^${ATTEMPT}\\.[\\w-]{43}$`)),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
  })

  test('leads to Google itself when only a client is configured', async () => {
    const { request } = openBrowser({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' })
    const response = await request('/api/auth/google')
    expect(response.headers.get('Location')).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/)
  })

  test('keeps its secrets for ten minutes in a cookie that no script and no other path sees', async () => {
    const send = (origin: string) =>
      app.fetch(new Request(`${origin}/api/auth/google?attempt=${ATTEMPT}`), { ...testEnv, ...GOOGLE_ENV })
    const [local] = (await send('http://localhost:8787')).headers.getSetCookie()
    expect(local?.replace(/=[\w-]+/, '=')).toBe(
      `google_attempt_${ATTEMPT}=; Max-Age=600; Path=/api/auth/google; HttpOnly; SameSite=Lax`,
    )
    const [deployed] = (await send('https://adhyayan.example.org')).headers.getSetCookie()
    expect(deployed).toMatch(/; Secure/)
  })

  test('makes new secrets each time', async () => {
    const { request } = openVisitor()
    const states = new Set<string | null>()
    for (let tries = 0; tries < 3; tries++) {
      const response = await request(`/api/auth/google?attempt=${ATTEMPT}`)
      const { searchParams } = new URL(response.headers.get('Location') ?? '')
      for (const name of ['state', 'nonce', 'code_challenge']) states.add(searchParams.get(name))
    }
    expect(states.size).toBe(9)
  })

  test('piles up no cookies of attempts that were left', async () => {
    const { request, cookies } = openVisitor()
    for (let tries = 0; tries < 30; tries++) await request('/api/auth/google')
    expect(cookies.size).toBeLessThanOrEqual(5)
  })

  test('leads nowhere while no client is configured, and says so to the popup', async () => {
    const { request, cookies } = openBrowser({ GOOGLE_CLIENT_ID: 'adhyayan' })
    expect(await outcomeOf(await request(`/api/auth/google?mode=popup&attempt=${ATTEMPT}`))).toBe('not-configured')
    expect(cookies.size).toBe(0)
    const page = await request('/api/auth/google?from=/notes')
    expect(page.headers.get('Location')).toBe('/login?from=%2Fnotes&google=not-configured')
  })
})

describe('coming back', () => {
  test('signs in, with one question for the tokens and one for the keys', async () => {
    const browser = openVisitor()
    const response = await google.signIn(browser)
    expect(await outcomeOf(response)).toBe('signed-in')
    expect(google.asked.filter((line) => line !== 'GET /jwks')).toEqual(['POST /token'])
    expect(google.asked.length).toBeLessThanOrEqual(2)
    expect((await browser.api.session.query()).user).toMatchObject({ email: ASHA.email })
    expect([...browser.cookies.keys()].sort()).toEqual(['session', 'signed_in'])
    expect(logged).toEqual([])
  })

  test.runIf(hasLibsql)('asks the database at most twice', async () => {
    const browser = openVisitor()
    expect(await countRoundTrips(() => google.signIn(browser))).toBe(2)
  })

  test('tells the popup of which attempt it is, on a page that runs no foreign code and keeps its opener', async () => {
    const browser = openVisitor()
    const start = await browser.request(`/api/auth/google?mode=popup&attempt=${ATTEMPT}&from=/notes?q="><b>`)
    const response = await browser.request(google.consent(start.headers.get('Location')))
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    for (const { headers } of [start, response]) {
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
    const page = await response.text()
    expect(page).toContain(`data-attempt="${ATTEMPT}"`)
    expect(page).toContain('href="/notes?q=%22%3E%3Cb%3E"')
    expect(page).not.toMatch(/<script>|style=|<b>/)
  })

  test('says that the student said no', async () => {
    const browser = openVisitor()
    const start = await browser.request('/api/auth/google?mode=popup')
    const state = new URL(start.headers.get('Location') ?? '').searchParams.get('state')
    const response = await browser.request(`/api/auth/google/callback?error=access_denied&state=${state}`)
    expect(await outcomeOf(response)).toBe('cancelled')
    expect(google.asked).toEqual([])
    expect(browser.cookies.size).toBe(0)
  })

  test('in the same tab goes on to the page the student came from', async () => {
    const browser = openVisitor()
    const start = await browser.request('/api/auth/google?mode=redirect&from=%2Fnotes%2Fphysics%3Fa%3Db%23c')
    const response = await browser.request(google.consent(start.headers.get('Location')))
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/notes/physics?a=b#c')
    expect((await browser.api.session.query()).user).not.toBeNull()
  })

  test('in the same tab says on the login page what went wrong', async () => {
    const browser = openVisitor()
    const start = await browser.request('/api/auth/google?mode=redirect&from=/notes')
    const address = google.consent(start.headers.get('Location'), ASHA, { signWith: 'nothing' })
    const response = await browser.request(address)
    expect(response.headers.get('Location')).toBe('/login?from=%2Fnotes&google=failed')
    await expectNobodySignedIn(browser)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/.//evil.example/',
    '/x/..//evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost:8787@evil.example/',
    'http://localhost:87870/',
    'blob:http://localhost:8787/x',
    '/api/auth/google',
    '/login',
    'http://[',
    `/${'x'.repeat(5000)}`,
  ])('leads nowhere but to our own pages: %j', async (from) => {
    const browser = openVisitor()
    const start = await browser.request(`/api/auth/google?${new URLSearchParams({ from })}`)
    const response = await browser.request(google.consent(start.headers.get('Location')))
    expect(response.headers.get('Location')).toBe('/dashboard')
  })
})

describe('refuses', () => {
  const FORGERIES: [string, Forgery][] = [
    ['another nonce', { claims: { nonce: 'of another attempt' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['an expired token', { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
    ['a token without an end', { claims: { exp: undefined } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['another authorized party', { claims: { aud: ['adhyayan', 'somebody-else'], azp: 'somebody-else' } }],
    ['nobody', { claims: { sub: undefined } }],
    ['an email that is not verified', { claims: { email_verified: false } }],
    ['an email of which nothing is said', { claims: { email_verified: undefined } }],
    ['an email that is verified in words', { claims: { email_verified: 'true' } }],
    ['no email', { claims: { email: undefined } }],
    ['what is no email', { claims: { email: 'asha' } }],
    ['a foreign key', { signWith: 'a foreign key' }],
    ['a foreign key under the name of ours', { signWith: 'a foreign key under our name' }],
    ['the secret as the key', { signWith: 'the secret' }],
    ['no signature', { signWith: 'nothing' }],
    ['no ID token', { token: () => Response.json({ access_token: 'x', token_type: 'Bearer' }) }],
    ['what is no token', { token: () => Response.json({ id_token: 'x.y.z' }) }],
    ['an answer that is not JSON', { token: () => new Response('<html>') }],
    ['an answer of another shape', { token: () => Response.json([1]) }],
    ['an error', { token: () => Response.json({ error: 'invalid_grant' }, { status: 400 }) }],
    ['a server that fails', { token: () => new Response('oops', { status: 500 }) }],
    ['no answer', { token: () => Promise.reject(new TypeError('the network is gone')) }],
  ]

  test.each(FORGERIES)('%s', async (_, forgery) => {
    const browser = openVisitor()
    expect(await outcomeOf(await google.signIn(browser, ASHA, forgery))).toBe('failed')
    expect(await db.select().from(user)).toHaveLength(0)
    await expectNobodySignedIn(browser)
    expect(browser.cookies.size).toBe(0)
    expect(logged).toHaveLength(1)
  })

  test('another client secret', async () => {
    const browser = openBrowser({ ...GOOGLE_ENV, GOOGLE_CLIENT_SECRET: 'guessed' })
    expect(await outcomeOf(await google.signIn(browser))).toBe('failed')
    await expectNobodySignedIn(browser)
  })

  test('a callback that is sent again, and a code that is used again', async () => {
    const browser = openVisitor()
    const start = await browser.request('/api/auth/google?mode=popup')
    const address = google.consent(start.headers.get('Location'))
    const kept = new Map(browser.cookies)
    expect(await outcomeOf(await browser.request(address))).toBe('signed-in')

    google.asked.length = 0
    expect(await outcomeOf(await browser.request(address))).toBe('failed')
    expect(google.asked).toEqual([])

    const thief = openVisitor()
    for (const [name, value] of kept) thief.cookies.set(name, value)
    expect(await outcomeOf(await thief.request(address))).toBe('failed')
    expect(thief.cookies.has('session')).toBe(false)
  })

  test('the callback of an attempt that another browser began', async () => {
    const stranger = openVisitor()
    const start = await stranger.request('/api/auth/google?mode=popup')
    const victim = openVisitor()
    expect(await outcomeOf(await victim.request(google.consent(start.headers.get('Location'))))).toBe('failed')
    expect(google.asked).toEqual([])
    await expectNobodySignedIn(victim)
  })

  test('a forged state, and ends the attempt that it names, no other', async () => {
    const browser = openVisitor()
    const other = await browser.request('/api/auth/google?mode=popup')
    await browser.request(`/api/auth/google?mode=popup&attempt=${ATTEMPT}`)
    const forged = `${ATTEMPT}.${'A'.repeat(43)}`
    const response = await browser.request(`/api/auth/google/callback?code=code-0&state=${forged}`)
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining(`google_attempt_${ATTEMPT}=; Max-Age=0`)])
    expect(await outcomeOf(response)).toBe('failed')
    expect(google.asked).toEqual([])
    expect(await outcomeOf(await browser.request(google.consent(other.headers.get('Location'))))).toBe('signed-in')
  })

  test.each([
    '',
    '?state=',
    '?state=x&code=y',
    `?state=${ATTEMPT}`,
    `?state=${ATTEMPT}.x&code=1`,
    '?state=a&state=b&code[]=c',
    `?state=${'x'.repeat(3000)}&code=${'y'.repeat(3000)}`,
    '?error=access_denied',
    '?error=<script>alert(1)</script>&state=%00',
    '?state=%E0%A4&code=%',
  ])('a callback that says %j', async (query) => {
    for (const cookie of [undefined, 'x', 'e30', '!!', Buffer.from('{"state":1}').toString('base64url')]) {
      const browser = openVisitor()
      if (cookie !== undefined) browser.cookies.set(`google_attempt_${ATTEMPT}`, cookie)
      const response = await browser.request(`/api/auth/google/callback${query}`)
      expect(await outcomeOf(response.clone())).toBe('failed')
      expect(await response.text()).not.toMatch(/alert|undefined|null/)
    }
    expect(google.asked).toEqual([])
  })

  test('to be posted to', async () => {
    for (const path of ['/api/auth/google', '/api/auth/google/callback']) {
      const response = await openVisitor().request(path, { method: 'POST' })
      expect(response.status).toBe(404)
    }
  })
})

test.runIf(hasLibsql)('a database that does not answer signs nobody in, and leaves nothing half done', async () => {
  const browser = openVisitor()
  const start = await browser.request('/api/auth/google?mode=popup')
  const address = google.consent(start.headers.get('Location'))
  await setControl({ failures: 3 })
  expect(await outcomeOf(await browser.request(address))).toBe('failed')
  await setControl({ failures: 0 })
  expect(await db.select().from(user)).toHaveLength(0)
  await expectNobodySignedIn(browser)
})

test('the log names what failed, and holds no code, token, address or secret', async () => {
  const browser = openVisitor()
  const answers: Forgery[] = [
    { signWith: 'nothing' },
    { claims: { email: 'not an email' } },
    { token: () => Response.json({ error: 'invalid_grant', error_description: `for ${ASHA.email}` }, { status: 400 }) },
    { token: () => Response.json({ odd: ASHA.email }, { status: 400 }) },
  ]
  for (const forgery of answers) await google.signIn(browser, ASHA, forgery)
  await browser.request('/api/auth/google/callback?code=code-9&state=%0A{"level":"info"}')
  expect(logged).toHaveLength(5)
  for (const line of logged) {
    expect(JSON.parse(line)).toMatchObject({ level: 'error', path: '/api/auth/google/callback' })
    expect(line).not.toMatch(/code-\d|asha|eyJ|access-token|level":"info/i)
    expect(line).not.toContain(SECRET)
  }
})
