import { describe, expect, test, vi } from 'vitest'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import { collectWork, openBrowser, openStudent, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { openDatabase } from '#worker/db/client.ts'
import { session, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)

describe('signing up', () => {
  test('makes an account and signs in', async () => {
    const { api, user: created } = await openStudent('asha@example.com')
    expect(created).toEqual({ uid: expect.any(String), email: 'asha@example.com', displayName: null, photoURL: null })
    expect(await api.session.query()).toEqual({ user: created })
  })

  test('treats an email in capitals and with spaces around it as the same address', async () => {
    await openStudent('asha@example.com')
    const again = openBrowser().api.auth.signUp.mutate({ email: ' ASHA@Example.com ', password: PASSWORD })
    expect(await refusal(again)).toEqual({ status: 409, message: CREDENTIAL_MESSAGES.taken })
    expect(await db.select().from(user)).toHaveLength(1)
  })

  test.each([
    ['', '', CREDENTIAL_MESSAGES.empty],
    ['asha@example.com', '', CREDENTIAL_MESSAGES.empty],
    ['   ', 'secret', CREDENTIAL_MESSAGES.empty],
    ['not an email', 'short', CREDENTIAL_MESSAGES.shortPassword],
    ['not an email', 'secret', CREDENTIAL_MESSAGES.email],
    ['a@b', 'secret', CREDENTIAL_MESSAGES.email],
    ['a b@c.de', 'secret', CREDENTIAL_MESSAGES.email],
  ])('refuses %j with %j: %s', async (email, password, message) => {
    const { api } = openBrowser()
    expect(await refusal(api.auth.signUp.mutate({ email, password }))).toEqual({ status: 400, message })
    expect(await refusal(api.auth.signIn.mutate({ email, password }))).toEqual({ status: 400, message })
  })

  test('stores neither the password nor the token', async () => {
    // Other tests hash cheaply (cheap-passwords.ts).
    vi.restoreAllMocks()
    const { cookies } = await openStudent()
    const [stored] = await db.select().from(user)
    const [storedSession] = await db.select().from(session)
    expect(stored?.passwordHash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/)
    expect(storedSession?.id).not.toBe(cookies.get('session'))
  })
})

describe('signing in', () => {
  test('opens the account, on any device', async () => {
    const { user: created } = await openStudent()
    const { api } = openBrowser()
    expect(await api.auth.signIn.mutate({ email: 'Asha@example.com', password: PASSWORD })).toEqual({ user: created })
    expect(await api.session.query()).toEqual({ user: created })
  })

  test('says the same for a wrong password and for an unknown email', async () => {
    await openStudent('asha@example.com')
    const { api } = openBrowser()
    const expected = { status: 401, message: CREDENTIAL_MESSAGES.refused }
    expect(await refusal(api.auth.signIn.mutate({ email: 'asha@example.com', password: 'wrong one' }))).toEqual(
      expected,
    )
    expect(await refusal(api.auth.signIn.mutate({ email: 'nobody@example.com', password: PASSWORD }))).toEqual(expected)
  })

  test('stops guessing after too many failures, even with the right password, and only for that email', async () => {
    await openStudent('asha@example.com')
    await openStudent('bina@example.com')
    const { api } = openBrowser()
    for (let guess = 0; guess < TRIES.guessesHere.most; guess++)
      await refusal(api.auth.signIn.mutate({ email: 'asha@example.com', password: `guess ${guess}` }))
    expect(await refusal(api.auth.signIn.mutate({ email: 'ASHA@example.com', password: PASSWORD }))).toEqual({
      status: 429,
      message: CREDENTIAL_MESSAGES.throttled,
    })
    await expect(api.auth.signIn.mutate({ email: 'bina@example.com', password: PASSWORD })).resolves.toBeTruthy()
  })

  test('forgets the failures of an email that signs in', async () => {
    await openStudent('asha@example.com')
    const { api } = openBrowser()
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 4; guess++)
        await refusal(api.auth.signIn.mutate({ email: 'asha@example.com', password: 'wrong one' }))
      await expect(api.auth.signIn.mutate({ email: 'asha@example.com', password: PASSWORD })).resolves.toBeTruthy()
    }
  })

  test('gives a new session each time, whatever cookie the browser brought', async () => {
    await openStudent()
    const browser = openBrowser()
    browser.cookies.set('session', 'planted')
    await browser.api.auth.signIn.mutate({ email: 'asha@example.com', password: PASSWORD })
    expect(browser.cookies.get('session')).not.toBe('planted')
  })
})

describe('a session', () => {
  test('comes in a cookie that no script can read', async () => {
    const browser = openBrowser()
    const response = await browser.request('/api/trpc/auth.signUp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'asha@example.com', password: PASSWORD }),
    })
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('session='))
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/Secure/)
  })

  test('is Secure outside localhost', async () => {
    const { default: app } = await import('#worker/index.ts')
    const response = await app.fetch(
      new Request('https://adhyayan.example.org/api/trpc/auth.signUp', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://adhyayan.example.org' },
        body: JSON.stringify({ email: 'asha@example.com', password: PASSWORD }),
      }),
      testEnv,
      collectWork().context,
    )
    expect(response.status).toBe(200)
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/; Secure/)
  })

  test('ends when its student signs out, and only that one', async () => {
    const phone = await openStudent()
    const laptop = openBrowser()
    await laptop.api.auth.signIn.mutate({ email: 'asha@example.com', password: PASSWORD })
    const stolen = phone.cookies.get('session') ?? ''
    await phone.api.auth.signOut.mutate()
    expect(phone.cookies.has('session')).toBe(false)
    expect(phone.cookies.has('signed_in')).toBe(false)

    const thief = openBrowser()
    thief.cookies.set('session', stolen)
    expect(await thief.api.session.query()).toEqual({ user: null })
    expect((await laptop.api.session.query()).user?.email).toBe('asha@example.com')
  })

  test('that has expired or was never ours is forgotten by the browser', async () => {
    const { api, cookies } = await openStudent()
    await db.update(session).set({ expiresAt: Date.now() - 1000 })
    expect(await api.session.query()).toEqual({ user: null })
    expect([...cookies.keys()]).toEqual(['known_device'])
    expect(await db.select().from(session)).toHaveLength(0)

    cookies.set('session', "foreign' or 1=1")
    expect(await refusal(api.stats.get.query())).toEqual({ status: 401, message: SIGN_IN_FIRST })
    expect(await api.session.query()).toEqual({ user: null })
    expect([...cookies.keys()]).toEqual(['known_device'])
  })
})
