import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { ageSessions, dropPassword } from '#tests/support/worker/account.ts'
import { type Browser, openBrowser, openStudent, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { session } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)

const EMAIL = 'asha@example.com'
const HOUR = 60 * 60 * 1000
const GONE = { status: 404, message: ACCOUNT_MESSAGES.sessionGone }
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

async function signIn(userAgent: string, email = EMAIL): Promise<Browser> {
  const browser = openBrowser()
  const response = await browser.request('/api/trpc/auth.signIn', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(response.status).toBe(200)
  return browser
}

const isSignedIn = async ({ api }: Browser) => (await api.session.query()).user !== null

describe('the list of sessions', () => {
  test('names the devices, tells which is this one, and when they were used', async () => {
    const laptop = await openStudent(EMAIL)
    const phone = await signIn(PHONE)
    await db.update(session).set({ lastUsedAt: Date.now() - 2 * HOUR, createdAt: Date.now() - 3 * HOUR })
    await phone.api.session.query()

    const listed = await laptop.api.auth.sessions.query()
    expect(listed).toEqual([
      expect.objectContaining({ device: 'Unknown device', isThisDevice: true }),
      {
        id: expect.stringMatching(/^[\w-]{16}$/),
        device: 'Chrome on Android',
        signedInAt: expect.any(Number),
        lastUsedAt: expect.any(Number),
        isThisDevice: false,
      },
    ])
    const [ofLaptop, ofPhone] = listed
    expect(ofPhone?.lastUsedAt).toBeGreaterThan(Date.now() - HOUR)
    expect(ofLaptop?.lastUsedAt).toBeLessThan(Date.now() - HOUR)
    expect((await phone.api.auth.sessions.query()).map(({ isThisDevice }) => isThisDevice)).toEqual([true, false])
  })

  test('contains no token, no stored hash and no user agent', async () => {
    const browser = await openStudent(EMAIL)
    await signIn('<img src=x onerror=alert(1)> Chrome/1 Windows')
    const text = JSON.stringify(await browser.api.auth.sessions.query())
    for (const { id } of await db.select({ id: session.id }).from(session)) expect(text).not.toContain(id)
    expect(text).not.toContain(browser.cookies.get('session'))
    expect(text).not.toContain('onerror')
    expect(text).toContain('Chrome on Windows')
  })

  test('has nobody else in it, and nothing that has expired', async () => {
    const { api } = await openStudent(EMAIL)
    await openStudent('bina@example.com')
    await signIn(PHONE)
    expect(await api.auth.sessions.query()).toHaveLength(2)
    await db
      .update(session)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(session.userAgent, PHONE))
    expect(await api.auth.sessions.query()).toMatchObject([{ isThisDevice: true }])
  })
})

describe('a session', () => {
  test('is noted as used, but not at every start of the app', async () => {
    const { api } = await openStudent(EMAIL)
    const readUse = async () => (await db.select().from(session))[0]?.lastUsedAt
    const recently = Date.now() - HOUR + 60_000
    await db.update(session).set({ lastUsedAt: recently })
    await api.session.query()
    expect(await readUse()).toBe(recently)
    await db.update(session).set({ lastUsedAt: Date.now() - HOUR })
    await api.session.query()
    expect(await readUse()).toBeGreaterThan(recently)
  })

  test('is ended from another device, and only that one', async () => {
    const laptop = await openStudent(EMAIL)
    const [phone, tablet] = [await signIn(PHONE), await signIn('Firefox/1 Linux')]
    const [onPhone] = (await laptop.api.auth.sessions.query()).filter(({ device }) => device === 'Chrome on Android')
    expect(await laptop.api.auth.endSession.mutate({ id: onPhone?.id ?? '', password: PASSWORD })).toEqual({
      id: onPhone?.id,
    })
    expect(await Promise.all([phone, tablet, laptop].map(isSignedIn))).toEqual([false, true, true])
    expect(await refusal(laptop.api.auth.endSession.mutate({ id: onPhone?.id ?? '', password: PASSWORD }))).toEqual(
      GONE,
    )
  })

  test('is ended here, and the browser forgets it', async () => {
    const { api, cookies } = await openStudent(EMAIL)
    const [here] = await api.auth.sessions.query()
    await api.auth.endSession.mutate({ id: here?.id ?? '', password: PASSWORD })
    expect(cookies.has('session')).toBe(false)
    expect(cookies.has('signed_in')).toBe(false)
  })

  test('of another student is not found, and does not end', async () => {
    const asha = await openStudent(EMAIL)
    const bina = await openStudent('bina@example.com')
    const [ofAsha] = await asha.api.auth.sessions.query()
    expect(await refusal(bina.api.auth.endSession.mutate({ id: ofAsha?.id ?? '', password: PASSWORD }))).toEqual(GONE)
    expect(await isSignedIn(asha)).toBe(true)
  })

  test.each(['', '%', '_'.repeat(16), "' or 1=1 --", 's'.repeat(43)])('that is called %j is not found', async (id) => {
    const { api } = await openStudent(EMAIL)
    const { status, message } = await refusal(api.auth.endSession.mutate({ id, password: PASSWORD }))
    expect([status, message]).toEqual([expect.toSatisfy((code: number) => code === 400 || code === 404), GONE.message])
    expect(await db.select().from(session)).toHaveLength(1)
  })
})

test('all others are ended at once, of this student alone', async () => {
  const laptop = await openStudent(EMAIL)
  const others = [await signIn(PHONE), await signIn(PHONE)]
  const bina = await openStudent('bina@example.com')
  expect(await laptop.api.auth.endOtherSessions.mutate({ password: PASSWORD })).toEqual({ ended: 2 })
  expect(await laptop.api.auth.endOtherSessions.mutate({ password: PASSWORD })).toEqual({ ended: 0 })
  expect(await Promise.all([laptop, ...others, bina].map(isSignedIn))).toEqual([true, false, false, true])
})

test('this one stays when it ends all others twice at once', async () => {
  const laptop = await openStudent(EMAIL)
  const phone = await signIn(PHONE)
  const end = () => laptop.api.auth.endOtherSessions.mutate({ password: PASSWORD })
  await Promise.allSettled([end(), end()])
  expect(await Promise.all([laptop, phone].map(isSignedIn))).toEqual([true, false])
})

test('signing in again in the same browser leaves no session behind', async () => {
  const browser = await openStudent(EMAIL)
  const stolen = browser.cookies.get('session') ?? ''
  await browser.api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })
  expect(await db.select().from(session)).toHaveLength(1)
  const thief = openBrowser()
  thief.cookies.set('session', stolen)
  expect(await isSignedIn(thief)).toBe(false)
})

test('nobody without a session has sessions', async () => {
  const { api } = openBrowser()
  const refused = { status: 401, message: SIGN_IN_FIRST }
  expect(await refusal(api.auth.sessions.query())).toEqual(refused)
  expect(await refusal(api.auth.endOtherSessions.mutate({ password: PASSWORD }))).toEqual(refused)
  expect(await refusal(api.auth.endSession.mutate({ id: 's'.repeat(16), password: PASSWORD }))).toEqual(refused)
})

describe('ending sessions', () => {
  const WRONG = { status: 403, message: ACCOUNT_MESSAGES.wrongPassword }
  const OLD = { status: 403, message: ACCOUNT_MESSAGES.notRecentForSessions }

  test('needs the password, where there is one', async () => {
    const laptop = await openStudent(EMAIL)
    const phone = await signIn(PHONE)
    const [, onPhone] = await laptop.api.auth.sessions.query()
    for (const input of [{}, { password: 'wrong one' }]) {
      expect(await refusal(laptop.api.auth.endOtherSessions.mutate(input))).toEqual(WRONG)
      expect(await refusal(laptop.api.auth.endSession.mutate({ id: onPhone?.id ?? '', ...input }))).toEqual(WRONG)
    }
    expect(await isSignedIn(phone)).toBe(true)
  })

  test('needs a sign-in that is not old, where there is no password', async () => {
    const laptop = await openStudent(EMAIL)
    const phone = await signIn(PHONE)
    await dropPassword(laptop.user.uid)
    await ageSessions(15 * 60_000)
    expect(await refusal(laptop.api.auth.endOtherSessions.mutate({}))).toEqual(OLD)
    const [, onPhone] = await laptop.api.auth.sessions.query()
    expect(await refusal(laptop.api.auth.endSession.mutate({ id: onPhone?.id ?? '' }))).toEqual(OLD)
    expect(await isSignedIn(phone)).toBe(true)
    await ageSessions(14 * 60_000)
    expect(await laptop.api.auth.endOtherSessions.mutate({})).toEqual({ ended: 1 })
  })

  test.runIf(hasLibsql)('asks the database twice', async () => {
    const { api } = await openStudent(EMAIL)
    await signIn(PHONE)
    const [, onPhone] = await api.auth.sessions.query()
    const id = onPhone?.id ?? ''
    expect(await countRoundTrips(() => api.auth.endSession.mutate({ id, password: PASSWORD }))).toBe(2)
  })
})
