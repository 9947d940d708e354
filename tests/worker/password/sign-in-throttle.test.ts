import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../worker/db/client.ts'
import { profile, signInThrottle, user } from '../../../worker/db/schema.ts'
import * as passwords from '../../../worker/password/passwords.ts'
import { type Browser, openBrowser, openStudent, PASSWORD, testEnv } from '../../support/api-client.ts'

const db = openDatabase(testEnv)

const EMAIL = 'asha@example.com'
const MINUTE = 60 * 1000
const [HOME, STRANGER] = ['203.0.113.7', '198.51.100.4']
const THROTTLED = 'Too many failed attempts. Please try again later.'
const REFUSED = 'Invalid email or password.'

type Try = { email?: string; password?: string; from?: string; headers?: Record<string, string>; browser?: Browser }

/** One try to sign in; the message that it is refused with, or null. */
async function guess({ email = EMAIL, password = 'wrong one', from = STRANGER, headers, browser }: Try = {}) {
  const response = await (browser ?? openBrowser()).request('/api/trpc/auth.signIn', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': from, ...headers },
    body: JSON.stringify({ email, password }),
  })
  const body: { error?: { message: string } } = await response.json()
  return body.error?.message ?? null
}

const signIn = (options: Try = {}) => guess({ password: PASSWORD, from: HOME, ...options })

/** Three tries, after which the one counter that they share is set to `failures`: each real one takes its time. */
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

describe('guesses from one place', () => {
  test('stop after five, and do not keep the owner out', async () => {
    await openStudent(EMAIL)
    const heard = []
    for (let at = 0; at < 7; at++) heard.push(await guess())
    expect(heard).toEqual([REFUSED, REFUSED, REFUSED, REFUSED, REFUSED, THROTTLED, THROTTLED])
    expect(await guess({ password: PASSWORD })).toBe(THROTTLED)
    expect(await signIn()).toBeNull()
  })

  test('are all counted when they are sent at once', async () => {
    await openStudent(EMAIL)
    const heard = await Promise.all(Array.from({ length: 12 }, () => guess()))
    expect(heard.filter((message) => message === REFUSED)).toHaveLength(5)
    expect(heard.filter((message) => message === THROTTLED)).toHaveLength(7)
  })

  test('are counted for emails of nobody as well, so that they tell nothing', async () => {
    const heard = []
    for (let at = 0; at < 6; at++) heard.push(await guess({ email: 'nobody@example.com' }))
    expect(heard).toEqual([...Array(5).fill(REFUSED), THROTTLED])
  })

  test('on a device that is known may go on after a quarter of an hour, and not before', async () => {
    const browser = await openStudent(EMAIL)
    for (let at = 0; at < 6; at++) await guess({ browser })
    await db.update(signInThrottle).set({ windowStartedAt: Date.now() - 14 * MINUTE })
    expect(await signIn({ browser })).toBe(THROTTLED)
    await db.update(signInThrottle).set({ windowStartedAt: Date.now() - 15 * MINUTE })
    expect(await signIn({ browser })).toBeNull()
  })

  test('may go on after a quarter of an hour, and not before', async () => {
    await openStudent(EMAIL)
    for (let at = 0; at < 6; at++) await guess()
    await db.update(signInThrottle).set({ windowStartedAt: Date.now() - 14 * MINUTE })
    expect(await guess({ password: PASSWORD })).toBe(THROTTLED)
    await db.update(signInThrottle).set({ windowStartedAt: Date.now() - 15 * MINUTE })
    expect(await guess({ password: PASSWORD })).toBeNull()
  })

  test('count no further while they are refused, so that waiting always ends', async () => {
    await openStudent(EMAIL)
    const before = Date.now()
    for (let at = 0; at < 6; at++) await guess()
    await db.update(signInThrottle).set({ windowStartedAt: before - 10 * MINUTE })
    for (let at = 0; at < 20; at++) await guess()
    const rows = await db.select().from(signInThrottle)
    expect(rows.every(({ windowStartedAt }) => windowStartedAt === before - 10 * MINUTE)).toBe(true)
    // The account that was made, and the letter to it; guesses from the network, at the account, and from the one at the other.
    expect(rows.map(({ failures }) => failures).sort((one, other) => one - other)).toEqual([1, 1, 5, 5, 26])
  })

  test.each([
    ['capitals', ' ASHA@Example.com'],
    ['spaces', '\t asha@example.com \n'],
  ])('cannot hide behind %s', async (_, email) => {
    await openStudent(EMAIL)
    for (let at = 0; at < 5; at++) await guess({ email: at % 2 ? email : EMAIL })
    expect(await guess({ email })).toBe(THROTTLED)
    expect(await guess({ email: EMAIL, password: PASSWORD })).toBe(THROTTLED)
  })

  test('cannot hide behind dots: an email with dots is another account, or none', async () => {
    await openStudent('asha.gurung@gmail.com')
    for (let at = 0; at < 5; at++) await guess({ email: 'asha.gurung@gmail.com' })
    expect(await guess({ email: 'ashagurung@gmail.com', password: PASSWORD })).toBe(REFUSED)
    expect(await guess({ email: 'asha.gurung@gmail.com.', password: PASSWORD })).toBe(REFUSED)
    expect(await guess({ email: 'asha.gurung@gmail.com', password: PASSWORD })).toBe(THROTTLED)
  })

  test('cannot hide behind headers that a client may write itself', async () => {
    const forge = (address: string) =>
      Object.fromEntries(
        ['X-Forwarded-For', 'X-Real-IP', 'True-Client-IP', 'Forwarded', 'CF-Connecting-IPv6'].map((name) => [
          name,
          address,
        ]),
      )
    await openStudent(EMAIL)
    for (let at = 0; at < 5; at++) await guess({ headers: forge(`192.0.2.${at}`) })
    expect(await guess({ password: PASSWORD, headers: forge(HOME) })).toBe(THROTTLED)
  })

  test('cannot hide in a line of IPv6', async () => {
    await openStudent(EMAIL)
    for (let at = 0; at < 5; at++) await guess({ from: `2001:db8:7:0:${at}::1` })
    expect(await guess({ password: PASSWORD, from: '2001:db8:7::42' })).toBe(THROTTLED)
    expect(await guess({ password: PASSWORD, from: '2001:db8:7:1::42' })).toBeNull()
  })
})

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
    await setSharedCount(FROM_ONE_SCHOOL, 300)
    await stopClock()
    expect(await signIn({ email: 'bina@example.com' })).toBe(THROTTLED)
    expect(await signIn({ email: 'bina@example.com', from: STRANGER })).toBeNull()
    expect(await signIn({ browser })).toBeNull()
  })

  test('from one school lock nobody out: a moment later the next one may try', async () => {
    await openStudent('bina@example.com')
    await setSharedCount(FROM_ONE_SCHOOL, 300)
    const now = await stopClock()
    for (let at = 0; at < 10; at++) expect(await guess({ from: HOME, email: `more-${at}@example.com` })).toBe(THROTTLED)
    vi.setSystemTime(now + 1_999)
    expect(await signIn({ email: 'bina@example.com' })).toBe(THROTTLED)
    vi.setSystemTime(now + 2_000)
    expect(await signIn({ email: 'bina@example.com' })).toBeNull()
    // That was right, so it counts for nothing; a wrong one takes the moment's only place.
    expect(await guess({ from: HOME, email: 'more@example.com' })).toBe(REFUSED)
    expect(await signIn({ email: 'bina@example.com' })).toBe(THROTTLED)
  })
})

describe('a class of forty that signs in on one morning, at one address', () => {
  test('is never refused, although each mistypes three times on a device that nobody knows', async () => {
    const emails = Array.from({ length: 40 }, (_, at) => `student-${at}@example.com`)
    const passwordHash = await passwords.hashPassword(PASSWORD)
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

describe('a known device', () => {
  test('has five guesses of its own', async () => {
    const browser = await openStudent(EMAIL)
    for (let at = 0; at < 5; at++) expect(await guess({ browser, from: `192.0.2.${at}` })).toBe(REFUSED)
    expect(await signIn({ browser })).toBe(THROTTLED)
  })

  test('is known to its own student alone', async () => {
    await openStudent(EMAIL)
    const thief = await openStudent('mallory@example.com')
    for (let at = 0; at < 5; at++) await guess()
    expect(await guess({ browser: thief, password: PASSWORD })).toBe(THROTTLED)
  })

  test.each([
    ['made up', () => `${'a'.repeat(22)}.${'b'.repeat(43)}`],
    ['changed', (cookie: string) => `${'a'.repeat(22)}${cookie.slice(22)}`],
    ['half', (cookie: string) => cookie.slice(0, 40)],
  ])('is not one with a cookie that is %s', async (_, forge) => {
    const owner = await openStudent(EMAIL)
    const browser = openBrowser()
    browser.cookies.set('known_device', forge(owner.cookies.get('known_device') ?? ''))
    for (let at = 0; at < 5; at++) await guess()
    expect(await guess({ browser, password: PASSWORD })).toBe(THROTTLED)
  })

  test('gets a new name at each sign-in, whatever it was called before', async () => {
    const browser = await openStudent(EMAIL)
    const before = browser.cookies.get('known_device')
    await signIn({ browser })
    expect(browser.cookies.get('known_device')).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    expect(browser.cookies.get('known_device')).not.toBe(before)
  })
})

test('a right password takes its own count back, and no other', async () => {
  await openStudent(EMAIL)
  for (let at = 0; at < 3; at++) await guess({ from: HOME })
  await signIn()
  const rows = await db.select().from(signInThrottle)
  // Three guesses at the account and three from the network stay; the account that was made counts for its network, and the letter for its email.
  expect(rows.map(({ failures }) => failures).sort()).toEqual([1, 1, 3, 3])
})

test('new accounts from one network stop after five hundred an hour', async () => {
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
  await db.update(signInThrottle).set({ failures: 500 })
  expect(await signUp('two@example.com', HOME)).toBe(
    'Too many new accounts were made from your network. Please try again later.',
  )
  expect(await signUp('two@example.com', STRANGER)).toBeNull()
})

test('the table tells nobody who tried, or where from, not even whoever tries every address', async () => {
  await guess()
  const rows = await db.select().from(signInThrottle)
  expect(JSON.stringify(rows)).not.toMatch(/asha|example|198\.51/)
  const kinds = ['guesses here', 'guesses at account', 'guesses from network']
  const unsalted = kinds.flatMap((kind) =>
    [[EMAIL, STRANGER], [EMAIL], [STRANGER]].map((parts) =>
      createHash('sha256')
        .update(JSON.stringify([kind, ...parts]))
        .digest('base64url'),
    ),
  )
  expect(rows.filter(({ key }) => unsalted.includes(key))).toEqual([])
})
