import { describe, expect, test } from 'vitest'
import { SESSION_DAYS, SESSIONS_MAX } from '#domain/account/lifetimes.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { openBrowser, openStudent, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { session } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const DAY = 24 * 60 * 60 * 1000

const age = (times: Partial<typeof session.$inferInsert>) => db.update(session).set(times)
const readEnd = async () => (await db.select().from(session))[0]?.expiresAt ?? 0

describe('a session', () => {
  test('lives so long from its last use, in its second half', async () => {
    const { api } = await openStudent()
    await age({ expiresAt: Date.now() + (SESSION_DAYS.idle / 2 + 1) * DAY })
    const before = await readEnd()
    await api.session.query()
    expect(await readEnd()).toBe(before)
    await age({ expiresAt: Date.now() + (SESSION_DAYS.idle / 2 - 1) * DAY })
    await api.session.query()
    expect(await readEnd()).toBeGreaterThan(Date.now() + SESSION_DAYS.idle * DAY - 60_000)
  })

  test('is renewed although the answer that says so is lost: the cookie needs nothing of it', async () => {
    const { api, cookies, request } = await openStudent()
    const [line] = (
      await request('/api/trpc/auth.signIn', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'asha@example.com', password: 'correct horse' }),
      })
    ).headers.getSetCookie()
    const token = cookies.get('session')
    // Every half life, for half a year, the renewing answer is lost, so the browser still has the cookie of the first
    // day.
    for (let renewals = 0; renewals < 10; renewals++) {
      await age({ expiresAt: Date.now() + DAY })
      const lost = await openBrowser().request('/api/trpc/session', { headers: { Cookie: `session=${token}` } })
      expect(lost.headers.getSetCookie()).toEqual([])
    }
    expect((await api.session.query()).user).not.toBeNull()
    expect(Number(/Max-Age=(\d+)/.exec(line ?? '')?.[1])).toBe(SESSION_DAYS.absolute * 24 * 60 * 60)
  })

  test('ends so long after signing in, however often it is used', async () => {
    const { api } = await openStudent()
    const createdAt = Date.now() - (SESSION_DAYS.absolute - 10) * DAY
    await age({ createdAt, expiresAt: Date.now() + DAY })
    expect((await api.session.query()).user).not.toBeNull()
    expect(await readEnd()).toBe(createdAt + SESSION_DAYS.absolute * DAY)
    await age({ createdAt: createdAt - 10 * DAY, expiresAt: createdAt + (SESSION_DAYS.absolute - 10) * DAY })
    expect((await api.session.query()).user).toBeNull()
    expect(await db.select().from(session)).toEqual([])
  })

  test.runIf(hasLibsql)('is not written again and again near its end', async () => {
    const { api } = await openStudent()
    const createdAt = Date.now() - (SESSION_DAYS.absolute - 5) * DAY
    await age({ createdAt, expiresAt: createdAt + SESSION_DAYS.absolute * DAY })
    expect(await countRoundTrips(() => api.session.query())).toBe(1)
  })
})

test('of so many at once the one that was unused for longest ends, and no other student’s', async () => {
  const [asha, bina] = [await openStudent(), await openStudent('bina@example.com')]
  const times = { createdAt: 1, expiresAt: Date.now() + DAY, userId: asha.user.uid }
  const rows = Array.from({ length: SESSIONS_MAX - 1 }, (_, at) => ({ id: `s${at}`, lastUsedAt: at, ...times }))
  for (const row of rows) await db.insert(session).values(row)
  const again = openBrowser()
  await again.api.auth.signIn.mutate({ email: 'asha@example.com', password: PASSWORD })
  const ids = (await db.select().from(session)).map(({ id }) => id)
  expect(ids.filter((id) => id.startsWith('s') && id.length < 4)).toHaveLength(SESSIONS_MAX - 2)
  expect(ids).not.toContain('s0')
  for (const { api } of [asha, bina, again]) expect((await api.session.query()).user).not.toBeNull()
})

test('only the procedure session deletes a cookie, so that a late refusal ends no new session', async () => {
  const { api, cookies } = await openStudent()
  cookies.set('session', 'ended')
  await expect(api.stats.get.query()).rejects.toThrow(SIGN_IN_FIRST)
  expect(cookies.has('session')).toBe(true)
  expect(await api.session.query()).toEqual({ user: null })
  expect([...cookies.keys()]).toEqual(['known_device'])
})
