import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NO_DATABASE } from '#domain/failure.ts'
import { callRaw, collectWork, ORIGIN, openBrowser, openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { user } from '#worker/db/schema.ts'
import app from '#worker/index.ts'
import { appRouter } from '#worker/router.ts'

const db = openDatabase(testEnv)

test('reports that the worker and the database are available', async () => {
  const response = await openBrowser().request('/api/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), database: 'reachable' })
})

test.each([
  ['a table', sql`alter table bookmark rename to bookmark_away`, sql`alter table bookmark_away rename to bookmark`],
  [
    'a column',
    sql`alter table reading_position rename heading to heading_away`,
    sql`alter table reading_position rename heading_away to heading`,
  ],
  ['an index', sql`drop index session_by_end`, sql`create index session_by_end on session (expires_at)`],
])('reports that migrations are pending while %s is missing', async (_, takeAway, putBack) => {
  await db.run(takeAway)
  try {
    const response = await openBrowser().request('/api/health')
    expect([response.status, await response.json()]).toMatchObject([503, { database: 'not migrated' }])
  } finally {
    await db.run(putBack)
  }
  expect((await openBrowser().request('/api/health')).status).toBe(200)
})

test.runIf(hasLibsql)('reports an unreachable database without details', async () => {
  const { request, api } = await openStudent()
  await setControl({ failures: 3 })
  const health = await request('/api/health')
  expect(health.status).toBe(503)
  expect(await health.json()).toMatchObject({ database: 'unreachable' })
  const response = await request('/api/trpc/stats.get')
  expect(response.status).toBe(503)
  const text = await response.text()
  expect(text).toContain(NO_DATABASE)
  expect(text).not.toMatch(/select|session|stack|127\.0\.0\.1/i)
  await setControl({ failures: 0 })
  await expect(api.stats.get.query()).resolves.toBeTruthy()
})

test('answers an unknown address with a JSON 404', async () => {
  for (const path of ['/api', '/api/', '/api/nope', '/api/trpc/nope', '/api/trpc']) {
    const response = await openBrowser().request(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.json()).toHaveProperty('error')
  }
})

test('sends a request id and strict headers, and lets nothing be cached', async () => {
  const { headers } = await openBrowser().request('/api/trpc/session', {
    headers: { 'X-Request-Id': 'forged\r\nSet-Cookie: a=b'.slice(0, 6) },
  })
  expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Cache-Control')).toBe('no-store')
})

describe('a request that changes something', () => {
  const body = JSON.stringify({ email: 'asha@example.com', password: 'secret 1' })
  const send = (headers: Record<string, string>) =>
    app.fetch(
      new Request(`${ORIGIN}/api/trpc/auth.signUp`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
      testEnv,
      collectWork().context,
    )

  test.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'http://localhost:8788' }],
    [{ Origin: 'https://localhost:8787' }],
    [{}],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
  ])('is refused from elsewhere: %j', async (headers) => {
    expect((await send(headers)).status).toBe(403)
    expect(await db.select().from(user)).toHaveLength(0)
  })

  test.each([
    ['https://adhyayan.example', 200],
    ['http://adhyayan.example', 403],
    ['https://adhyayan.example:8443', 403],
    ['https://www.adhyayan.example', 403],
    ['https://adhyayan.example.evil.example', 403],
    ['https://adhyayan.example/', 403],
    ['https://ADHYAYAN.example', 403],
  ])('of a deployment must come from its scheme, host and port: %s', async (origin, status) => {
    const request = new Request('https://adhyayan.example/api/trpc/auth.signOut', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: '{}',
    })
    expect((await app.fetch(request, testEnv, collectWork().context)).status).toBe(status)
  })

  test('is taken from our own pages', async () => {
    expect((await send({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  })

  test('is not taken by GET', async () => {
    const response = await openBrowser().request(`/api/trpc/auth.signUp?input=${encodeURIComponent(body)}`)
    expect(response.status).toBe(405)
  })
})

test('refuses a body that is too large', async () => {
  const { request } = openBrowser()
  const big = await request('/api/trpc/auth.signIn', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(200_000) }),
  })
  expect(big.status).toBe(413)
  expect(await big.json()).toEqual({
    error: { code: 'PAYLOAD_TOO_LARGE', message: 'That is too much to send at once.' },
  })

  const many = await request(`/api/trpc/${Array(11).fill('session').join(',')}?batch=1&input={}`)
  expect(many.status).toBe(400)
})

describe('bad input', () => {
  const NASTY: unknown[] = [
    undefined,
    null,
    0,
    'text',
    [],
    {},
    true,
    { extra: 1 },
    { email: 1, password: {} },
    { email: ['a@b.co'], password: 'secret1' },
    { email: "a'; drop table user; --@b.co", password: 'secret1' },
    { email: 'अध्ययन', password: 'अध्ययन' },
    { email: 'a@b.co', password: 'secret1', role: 'admin' },
    { email: `${'a'.repeat(5000)}@b.co`, password: 'secret1' },
    { email: 'a@b.co', password: 'x'.repeat(5000) },
    { id: 1 },
    { id: 'x'.repeat(5000) },
    { id: "1' or '1'='1" },
    { limit: -1 },
    { limit: 1e9 },
    { limit: '10' },
    { limit: null, sort: 'score; drop table quiz_result' },
    { cursor: { timestamp: 'now', id: 1 } },
    { cursor: { timestamp: 1, id: "' or 1=1", score: 1, subject: 1 } },
    { subject: { $ne: null } },
    { attemptId: 'x', quizId: [], answers: 'all', timeSpent: 'long', completedAt: null },
    { attemptId: '0', answers: { __proto__: 1 } },
    { visitId: 'x', contentType: 'movie', timeSpent: Number.MAX_VALUE },
    { title: '<script>alert(1)</script>', subject: '\u0000', progress: 'half' },
    { id: crypto.randomUUID(), name: ' ', email: 'asha@example.com', subject: 'x', message: 'x' },
    { id: crypto.randomUUID(), name: 'x', email: 'a b@c', subject: { $ne: null }, message: ['x'], homepage: 1 },
  ]
  // Procedures without an input, or with only optional fields, accept `{}`.
  const LENIENT = new Set([
    'session',
    'auth.signOut',
    'auth.startPasskeySignIn',
    'auth.verification',
    'auth.sessions',
    'quizzes.list',
    'bookmarks.list',
    'favorites.list',
    'preferences.quizSettings',
    'runningAttempts.list',
    'home.get',
    'learning.today',
    'learning.topics',
    'stats.get',
    'account.get',
    'account.cancelEmailChange',
    'account.forgetRemovedAccess',
    'preferences.get',
    'profile.get',
    'profile.removeAvatar',
    'reset.stats',
  ])
  const OPTIONAL = new Set([
    'quizResults.list',
    'quizResults.summary',
    'contentAccess.recent',
    'learning.notebook',
    'profile.update',
  ])
  const { procedures } = appRouter._def

  test.each(Object.keys(procedures))('for %s is a 4xx with a message', async (path) => {
    const browser = await openStudent('asha@example.com')
    const type =
      (procedures as unknown as Record<string, { _def: { type: 'query' | 'mutation' } }>)[path]?._def.type ?? 'query'
    for (const input of NASTY) {
      const response = await callRaw(browser, path, type, input)
      const text = await response.text()
      const harmless =
        LENIENT.has(path) || (OPTIONAL.has(path) && (input === undefined || JSON.stringify(input) === '{}'))
      expect({ input, status: harmless ? 400 : response.status }).toEqual({
        input,
        status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
      })
      expect(response.status).toBeLessThan(500)
      if (response.status >= 400) expect(JSON.parse(text).error.message).toMatch(/^[^\n{[]{3,200}$/)
      expect(text).not.toMatch(/at .*\.ts|node_modules|SQLITE|insert into|select .* from /)
    }
    expect(await db.select().from(user)).toHaveLength(1)
  })

  test('that is no JSON is a 400', async () => {
    const response = await openBrowser().request('/api/trpc/auth.signIn', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":',
    })
    expect(response.status).toBe(400)
    expect(JSON.parse(await response.text()).error.message).toBe('The request is not valid JSON.')
  })

  test('of another content type is refused', async () => {
    const response = await openBrowser().request('/api/trpc/auth.signIn', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: '{}',
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })
})
