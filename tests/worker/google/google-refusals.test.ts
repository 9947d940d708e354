import { describe, expect, test } from 'vitest'
import { openBrowser, testEnv } from '#tests/support/worker/api-client.ts'
import { hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { ASHA, type Forgery, GOOGLE_ENV, SECRET } from '#tests/support/worker/forging-google.ts'
import {
  ATTEMPT,
  expectNobodySignedIn,
  openVisitor,
  outcomeOf,
  standInForGoogle,
} from '#tests/support/worker/google-visitor.ts'
import { openDatabase } from '#worker/db/client.ts'
import { user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const google = standInForGoogle()

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
    expect(google.logged).toHaveLength(1)
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
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringContaining(`google_attempt_${ATTEMPT}=; Path=/; Max-Age=0`),
    ])
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

test('the log names the failure, and contains no code, token, address or secret', async () => {
  const browser = openVisitor()
  const answers: Forgery[] = [
    { signWith: 'nothing' },
    { claims: { email: 'not an email' } },
    { token: () => Response.json({ error: 'invalid_grant', error_description: `for ${ASHA.email}` }, { status: 400 }) },
    { token: () => Response.json({ odd: ASHA.email }, { status: 400 }) },
  ]
  for (const forgery of answers) await google.signIn(browser, ASHA, forgery)
  await browser.request('/api/auth/google/callback?code=code-9&state=%0A{"level":"info"}')
  expect(google.logged).toHaveLength(5)
  for (const line of google.logged) {
    expect(JSON.parse(line)).toMatchObject({ level: 'error', path: '/api/auth/google/callback' })
    expect(line).not.toMatch(/code-\d|asha|eyJ|access-token|level":"info/i)
    expect(line).not.toContain(SECRET)
  }
})
