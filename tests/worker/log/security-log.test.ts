import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TRIES } from '#domain/account/try-limits.ts'
import { EMAIL, openAccount, signIn } from '#tests/support/worker/account.ts'
import { type Browser, callRaw, openBrowser, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { ASHA, GOOGLE_ENV, openGoogle } from '#tests/support/worker/forging-google.ts'
import { openDatabase } from '#worker/db/client.ts'
import { session, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const mail = catchMail()

type Line = { at: string; requestId: string; event: string; outcome: string; who: string | null; from: string | null }
const lines: string[] = []
const events = () => lines.map((line): Line => JSON.parse(line))
const told = () => events().map(({ event, outcome }) => `${event} ${outcome}`)

beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'info').mockImplementation((line) => void lines.push(String(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const NEW_PASSWORD = 'new battery'
const guess = ({ api }: Pick<Browser, 'api'>) =>
  refusal(api.auth.signIn.mutate({ email: EMAIL, password: 'wrong one' }))

describe('the log has', () => {
  test('signing up, in and out, and every refused try, until it is too many', async () => {
    const asha = await openAccount()
    const stranger = openBrowser()
    for (let tries = 0; tries <= TRIES.guessesHere.most; tries++) await guess(stranger)
    await signIn(EMAIL, PASSWORD).catch(() => {})
    await asha.api.auth.signOut.mutate()
    expect(told()).toEqual([
      'auth.signUp ok',
      ...Array(TRIES.guessesHere.most).fill('auth.signIn UNAUTHORIZED'),
      'auth.signIn TOO_MANY_REQUESTS',
      'auth.signIn TOO_MANY_REQUESTS',
      'auth.signOut ok',
    ])
  })

  test('every change of the account, and that one was refused', async () => {
    const asha = await openAccount()
    await callRaw(asha, 'account.changePassword', 'mutation', {
      currentPassword: 'wrong one',
      newPassword: NEW_PASSWORD,
    })
    await asha.api.account.changePassword.mutate({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    await asha.api.account.updateEmail.mutate({ email: 'new@example.com', password: NEW_PASSWORD })
    await asha.api.auth.verifyEmail.mutate({ token: mail.tokenFor('new@example.com', '/verify-email') })
    await asha.api.auth.requestPasswordReset.mutate({ email: 'new@example.com' })
    const token = mail.tokenFor('new@example.com', '/reset-password')
    await asha.api.auth.resetPassword.mutate({ token, password: 'another horse' })
    await asha.api.account.delete.mutate({ confirmation: 'new@example.com', password: 'another horse' })
    expect(told()).toEqual([
      'auth.signUp ok',
      'account.changePassword FORBIDDEN',
      'account.changePassword ok',
      'account.updateEmail ok',
      'auth.verifyEmail ok',
      'auth.requestPasswordReset ok',
      'auth.resetPassword ok',
      'account.delete ok',
    ])
    // All of it is about one account; only the request for a link does not know whose email it is.
    expect(new Set(events().map(({ who }) => who)).size).toBe(2)
    expect(events().find(({ event }) => event === 'auth.requestPasswordReset')?.who).toBeNull()
  })

  test('refusals, also where students study', async () => {
    const { request } = openBrowser()
    await request('/api/trpc/stats.get')
    const asha = await openAccount()
    await asha.request('/api/trpc/stats.get', { headers: { 'x-student-id': 'another' } })
    expect(told()).toEqual(['stats.get UNAUTHORIZED', 'auth.signUp ok', 'stats.get PRECONDITION_FAILED'])
  })

  test('signing in with Google, and what was no sign-in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const google = openGoogle()
    await google.signIn(openBrowser(GOOGLE_ENV))
    await google.signIn(openBrowser(GOOGLE_ENV), { ...ASHA, email_verified: false })
    await openBrowser(GOOGLE_ENV).request('/api/auth/google/callback?state=forged&code=x')
    expect(told()).toEqual(['google.signIn ok', 'google.signIn failed', 'google.signIn failed'])
  })

  test('nothing of what students do while they study', async () => {
    const asha = await openAccount()
    lines.length = 0
    await asha.api.profile.get.query()
    await asha.api.stats.get.query()
    await asha.api.bookmarks.list.query()
    await asha.api.session.query()
    expect(lines).toEqual([])
  })
})

describe('a line', () => {
  test('has a time, the id of the request, and no personal data', async () => {
    const asha = await openAccount()
    const response = await asha.request('/api/trpc/auth.signIn', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '203.0.113.7', 'User-Agent': 'Firefox/1' },
      body: JSON.stringify({ email: EMAIL, password: 'wrong one' }),
    })
    expect(events().at(-1)).toEqual({
      level: 'info',
      kind: 'security',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      requestId: response.headers.get('X-Request-Id'),
      event: 'auth.signIn',
      outcome: 'UNAUTHORIZED',
      who: expect.stringMatching(/^[\w-]{12}$/),
      from: expect.stringMatching(/^[\w-]{12}$/),
    })
    const [account] = await db.select().from(user)
    const sessions = await db.select().from(session)
    const personal = [
      EMAIL,
      EMAIL.split('@', 1)[0] ?? '',
      account?.id ?? '',
      '203.0.113.7',
      'Firefox',
      'wrong one',
      ...sessions.map(({ id }) => id),
      ...asha.cookies.values(),
    ].filter((text) => text.length > 3)
    expect(personal.filter((text) => lines.join('\n').includes(text))).toEqual([])
  })

  test('of one network tells that it is one, and another that it is another', async () => {
    const ask = (from: string) =>
      openBrowser(MAIL).request('/api/trpc/stats.get', { headers: { 'CF-Connecting-IP': from } })
    for (const from of ['203.0.113.7', '203.0.113.7', '198.51.100.4']) await ask(from)
    const [one, again, other] = events().map(({ from }) => from)
    expect(one).toBe(again)
    expect(one).not.toBe(other)
  })

  test.runIf(hasLibsql)('is written although the database does not answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await setControl({ failures: 10 })
    await callRaw(openBrowser(), 'auth.signIn', 'mutation', { email: EMAIL, password: PASSWORD })
    await setControl({ failures: 0 })
    expect(told()).toEqual(['auth.signIn SERVICE_UNAVAILABLE'])
  })
})
