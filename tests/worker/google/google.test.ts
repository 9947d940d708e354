import { describe, expect, test } from 'vitest'
import { openBrowser, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { ASHA, GOOGLE_ENV } from '#tests/support/worker/forging-google.ts'
import {
  ATTEMPT,
  expectNobodySignedIn,
  openVisitor,
  outcomeOf,
  standInForGoogle,
} from '#tests/support/worker/google-visitor.ts'
import app from '#worker/index.ts'

const google = standInForGoogle()

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

  test('keeps its secrets for ten minutes in a cookie that no script sees', async () => {
    const send = (origin: string) =>
      app.fetch(new Request(`${origin}/api/auth/google?attempt=${ATTEMPT}`), { ...testEnv, ...GOOGLE_ENV })
    const [local] = (await send('http://localhost:8787')).headers.getSetCookie()
    expect(local?.replace(/=[\w-]+/, '=')).toBe(
      `google_attempt_${ATTEMPT}=; Path=/; Max-Age=600; SameSite=Lax; HttpOnly`,
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
    expect(google.logged).toEqual([])
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
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'",
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

  test('in the same tab returns to the page the student came from', async () => {
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
