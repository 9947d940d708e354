import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import {
  callRaw,
  collectWork,
  ORIGIN,
  openBrowser,
  openStudent,
  PASSWORD,
  refusal,
  testEnv,
} from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { callsOfEveryProcedure } from '#tests/support/worker/every-procedure.ts'
import { PLANTED, plant } from '#tests/support/worker/planted.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { oneTimeLink, session, user } from '#worker/db/schema.ts'
import app from '#worker/index.ts'
import * as passwords from '#worker/password/passwords.ts'
import { hashToken } from '#worker/session/tokens.ts'

const db = openDatabase(testEnv)
const mail = catchMail()
const EMAIL = 'asha@example.com'

/** Everything that the worker writes into its log. */
function catchLog() {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, method).mockImplementation((...parts) => void lines.push(parts.map(String).join(' ')))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return lines
}

describe('secrets and hashes', () => {
  const log = catchLog()

  test('are in no answer and no log, whatever is called and however it fails', async () => {
    const student = openBrowser(MAIL)
    await student.api.auth.signUp.mutate({ email: EMAIL, password: PASSWORD })
    await student.api.auth.requestPasswordReset.mutate({ email: EMAIL })
    await plant(db, EMAIL)
    const [account] = await db.select().from(user)
    const links = await db.select({ id: oneTimeLink.id }).from(oneTimeLink)
    const sessions = await db.select({ id: session.id }).from(session)
    const secrets = [
      PASSWORD,
      account?.passwordHash ?? '',
      ...[...links, ...sessions].map(({ id }) => id),
      ...['session', 'known_device'].map((name) => student.cookies.get(name) ?? ''),
      mail.tokenFor(EMAIL, '/verify-email'),
      mail.tokenFor(EMAIL, '/reset-password'),
      PLANTED['verify-email'],
      PLANTED['reset-password'],
      MAIL.MAIL_API_KEY,
    ]
    expect(secrets.filter((secret) => secret.length < 6)).toEqual([])

    const said: string[] = []
    const callAll = async () => {
      for (const [path, { as, type, input }] of Object.entries(callsOfEveryProcedure(EMAIL, attemptOf().quizId))) {
        // They would end the calls after them.
        if (path === 'auth.signOut' || path === 'account.delete') continue
        const response = await callRaw(as === 'student' ? student : openBrowser(MAIL), path, type, input)
        said.push(await response.text())
      }
    }
    await callAll()
    mail.provider.status = 500
    await callAll()
    if (hasLibsql) {
      await setControl({ failures: 1000 })
      await callAll()
      await setControl({ failures: 0 })
      expect(log.length).toBeGreaterThan(0)
    }
    const deletion = { confirmation: EMAIL, password: PASSWORD }
    said.push(await (await student.request('/api/own-data', { method: 'POST' })).text())
    said.push(await (await callRaw(student, 'account.delete', 'mutation', deletion)).text())
    expect(said.at(-1)).toContain('"deleted":true')
    const everything = [...said, ...log].join('\n')
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
    // Three times every procedure, and some of them hash passwords.
  }, 120_000)

  test('nor is a line of the log anything but one line', async () => {
    const path = 'auth.signIn%0a%7B%22level%22:%22forged%22%7D'
    await openBrowser().request(`/api/trpc/${path}`)
    const broken = openBrowser({ DB: undefined as never, TURSO_DATABASE_URL: '' })
    await broken.request(`/api/trpc/session,${path}?batch=1&input={}`)
    await broken.request(`/api/health?x=%0d%0aforged`)
    expect(log.length).toBeGreaterThan(0)
    for (const line of log) {
      expect(line).not.toContain('\n')
      expect(JSON.parse(line)).toMatchObject({ level: 'error' })
    }
  })
})

describe('an email of nobody', () => {
  test.each([
    ['known', EMAIL],
    ['unknown', 'nobody@example.com'],
  ])('costs what one of somebody costs: %s', async (_, email) => {
    await openStudent(EMAIL)
    const verify = vi.spyOn(passwords, 'verifyPassword')
    await refusal(openBrowser().api.auth.signIn.mutate({ email, password: 'wrong one' }))
    expect(verify.mock.calls.map(([password]) => password)).toEqual(['wrong one'])
    verify.mockRestore()
  })

  test('as much as an account without a password', async () => {
    await db.insert(user).values({ id: 'g', email: EMAIL, emailVerified: true, createdAt: Date.now() })
    const verify = vi.spyOn(passwords, 'verifyPassword')
    const tried = openBrowser().api.auth.signIn.mutate({ email: EMAIL, password: 'wrong one' })
    expect(await refusal(tried)).toEqual({ status: 401, message: CREDENTIAL_MESSAGES.refused })
    expect(verify.mock.calls).toEqual([['wrong one', null, 'scrypt']])
    verify.mockRestore()
  })
})

describe('a session that somebody planted', () => {
  test('is not taken over by signing in, signing up or resetting a password, and ends', async () => {
    const mallory = await openStudent('mallory@example.com')
    await openStudent(EMAIL)
    const ways = [
      (api: typeof mallory.api) => api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD }),
      (api: typeof mallory.api) => api.auth.signUp.mutate({ email: 'new@example.com', password: PASSWORD }),
      async (api: typeof mallory.api) => {
        await openBrowser(MAIL).api.auth.requestPasswordReset.mutate({ email: EMAIL })
        return api.auth.resetPassword.mutate({ token: mail.tokenFor(EMAIL, '/reset-password'), password: PASSWORD })
      },
    ]
    for (const way of ways) {
      await mallory.api.auth.signIn.mutate({ email: 'mallory@example.com', password: PASSWORD })
      const planted = mallory.cookies.get('session') ?? ''
      const victim = openBrowser()
      victim.cookies.set('session', planted)
      const { user: student } = await way(victim.api)
      expect(victim.cookies.get('session')).not.toBe(planted)
      expect((await victim.api.session.query()).user?.uid).toBe(student.uid)
      expect(await mallory.api.session.query()).toEqual({ user: null })
    }
  })
})

test('every cookie keeps to our site, and secrets from scripts', async () => {
  const send = (origin: string) =>
    app.fetch(
      new Request(`${origin}/api/trpc/auth.signUp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify({ email: `at-${new URL(origin).hostname}@example.com`, password: PASSWORD }),
      }),
      testEnv,
      collectWork().context,
    )
  for (const [origin, isSecure] of [
    [ORIGIN, false],
    ['https://adhyayan.example.org', true],
  ] as const) {
    const lines = (await send(origin)).headers.getSetCookie()
    const names = lines.map((line) => line.split('=', 1)[0]?.replace('__Host-', ''))
    expect(names).toEqual(['session', 'signed_in', 'known_device'])
    for (const line of lines) {
      expect(line).toMatch(/; SameSite=Lax/)
      expect(line).not.toMatch(/Domain=/)
      expect([line, /; Secure/.test(line)]).toEqual([line, isSecure])
      expect([line, /; HttpOnly/.test(line)]).toEqual([line, !line.includes('signed_in=1;')])
    }
  }
})

describe('email and password, when they are turned off', () => {
  const off = { ...MAIL, EMAIL_SIGN_IN: 'off' }
  const credentials = { email: EMAIL, password: PASSWORD }

  test('say so, and make neither accounts nor sessions nor mail', async () => {
    await openStudent(EMAIL)
    mail.letters.length = 0
    const { api } = openBrowser(off)
    const signInOff = {
      status: 403,
      message: CREDENTIAL_MESSAGES.signInOff,
    }
    expect(await refusal(api.auth.signIn.mutate(credentials))).toEqual(signInOff)
    expect(await refusal(api.auth.signUp.mutate({ ...credentials, email: 'new@example.com' }))).toEqual({
      status: 403,
      message: CREDENTIAL_MESSAGES.signUpOff,
    })
    expect(await refusal(api.auth.requestPasswordReset.mutate({ email: EMAIL }))).toEqual(signInOff)
    const token = 'A'.repeat(43)
    expect(await refusal(api.auth.resetPassword.mutate({ token, password: PASSWORD }))).toEqual(signInOff)
    expect(await db.select().from(user)).toHaveLength(1)
    expect(await db.select().from(session)).toHaveLength(1)
    expect(mail.letters).toEqual([])
  })

  test('still let in who is signed in', async () => {
    const student = await openStudent(EMAIL)
    const browser = openBrowser(off)
    browser.cookies.set('session', student.cookies.get('session') ?? '')
    expect(await browser.api.session.query()).toEqual({ user: student.user })
  })
})

describe('a form that is too large', () => {
  const AUTH = ['signUp', 'signIn', 'requestPasswordReset', 'resetPassword', 'verifyEmail', 'endSession']

  test.each(AUTH)('is refused by auth.%s, even when it does not say how large it is', async (name) => {
    const body = new Blob(['x'.repeat(256 * 1024)]).stream()
    const response = await openBrowser().request(`/api/trpc/auth.${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })
})

test('only a short text is stored for a browser, and only the hash of a token', async () => {
  const browser = openBrowser()
  await browser.request('/api/trpc/auth.signUp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'x'.repeat(8000) },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  })
  const [stored] = await db.select().from(session)
  expect(stored?.userAgent).toHaveLength(200)
  expect(stored?.id).toBe(hashToken(browser.cookies.get('session') ?? ''))
})
