import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import { openBrowser, openStudent, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { openDatabase } from '#worker/db/client.ts'
import { profile, signInThrottle, user } from '#worker/db/schema.ts'
import * as passwords from '#worker/password/passwords.ts'
import { EMAIL, guess, HOME, REFUSED, STRANGER, signIn, THROTTLED, type Try } from './guess-password.ts'

const db = openDatabase(testEnv)

/** Three tries, after which their shared counter is set to `failures`, because each real try takes time. */
async function setSharedCount(tries: Try[], failures: number) {
  for (const one of tries) await guess(one)
  const shared = eq(signInThrottle.failures, tries.length)
  expect(await db.select().from(signInThrottle).where(shared)).toHaveLength(1)
  await db.update(signInThrottle).set({ failures }).where(shared)
}

/** The window of every count begins now, and no time passes: the tests themselves take some. */
async function stopClock(): Promise<number> {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  await db.update(signInThrottle).set({ windowStartedAt: now })
  return now
}
afterEach(() => {
  vi.useRealTimers()
})

const FROM_EVERYWHERE = [0, 1, 2].map((at) => ({ from: `192.0.2.${at}` }))
const FROM_ONE_SCHOOL = [0, 1, 2].map((at) => ({ from: HOME, email: `nobody-${at}@example.com` }))

describe('guesses from everywhere', () => {
  test('stop after fifty at one account', async () => {
    await openStudent(EMAIL)
    await setSharedCount(FROM_EVERYWHERE, 49)
    expect(await guess({ from: '192.0.2.200' })).toBe(REFUSED)
    expect(await guess({ from: '192.0.2.201' })).toBe(THROTTLED)
    expect(await signIn()).toBe(THROTTLED)
  })

  test('keep no device out that has signed in before', async () => {
    const browser = await openStudent(EMAIL)
    await browser.api.auth.signOut.mutate()
    await setSharedCount(FROM_EVERYWHERE, 1000)
    expect(await signIn()).toBe(THROTTLED)
    expect(await signIn({ browser })).toBeNull()
  })

  test('from one school slow down after three hundred, but not on a device that has signed in before', async () => {
    const browser = await openStudent(EMAIL)
    await openStudent('bina@example.com')
    await setSharedCount(FROM_ONE_SCHOOL, TRIES.guessesFromNetwork.most)
    await stopClock()
    expect(await signIn({ email: 'bina@example.com' })).toBe(THROTTLED)
    expect(await signIn({ email: 'bina@example.com', from: STRANGER })).toBeNull()
    expect(await signIn({ browser })).toBeNull()
  })

  test('from one school lock nobody out: a moment later the next one may try', async () => {
    await openStudent('bina@example.com')
    await setSharedCount(FROM_ONE_SCHOOL, TRIES.guessesFromNetwork.most)
    const now = await stopClock()
    for (let at = 0; at < 10; at++) expect(await guess({ from: HOME, email: `more-${at}@example.com` })).toBe(THROTTLED)
    vi.setSystemTime(now + 1_999)
    expect(await signIn({ email: 'bina@example.com' })).toBe(THROTTLED)
    vi.setSystemTime(now + 2_000)
    expect(await signIn({ email: 'bina@example.com' })).toBeNull()
    // That was right, so it does not count. A wrong one takes the only place of the moment.
    expect(await guess({ from: HOME, email: 'more@example.com' })).toBe(REFUSED)
    expect(await signIn({ email: 'bina@example.com' })).toBe(THROTTLED)
  })
})

describe('a class of forty that signs in on one morning, at one address', () => {
  test('is never refused, although each mistypes three times on a device that nobody knows', async () => {
    const emails = Array.from({ length: 40 }, (_, at) => `student-${at}@example.com`)
    const passwordHash = await passwords.hashPassword(PASSWORD, 'scrypt')
    for (const [at, email] of emails.entries()) {
      const id = `student-${at}`
      await db.insert(user).values({ id, email, passwordHash, createdAt: 1 })
      await db.insert(profile).values({ userId: id, createdAt: 1, updatedAt: 1 })
    }
    // Forty times four real hashes would take a minute.
    const verify = vi.spyOn(passwords, 'verifyPassword').mockImplementation(async (password) => password === PASSWORD)
    const morning = (email: string) => async () => {
      const heard = []
      for (const password of ['wrong 1', 'wrong 2', 'wrong 3', PASSWORD]) heard.push(await signIn({ email, password }))
      return heard
    }
    const heard = await Promise.all(emails.map((email) => morning(email)()))
    verify.mockRestore()
    expect(new Set(heard.map((messages) => JSON.stringify(messages)))).toEqual(
      new Set([JSON.stringify([REFUSED, REFUSED, REFUSED, null])]),
    )
  })
})

test('new accounts from one network are bounded', async () => {
  const signUp = async (email: string, from: string) => {
    const response = await openBrowser().request('/api/trpc/auth.signUp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': from },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    const body: { error?: { message: string } } = await response.json()
    return body.error?.message ?? null
  }
  await signUp('one@example.com', HOME)
  await db.update(signInThrottle).set({ failures: TRIES.accountsFromNetwork.most })
  expect(await signUp('two@example.com', HOME)).toBe(CREDENTIAL_MESSAGES.tooManyAccounts)
  expect(await signUp('two@example.com', STRANGER)).toBeNull()
})
