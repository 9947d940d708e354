import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { TRIES } from '#domain/account/try-limits.ts'
import { openBrowser, openStudent, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { openDatabase } from '#worker/db/client.ts'
import { session, signInThrottle } from '#worker/db/schema.ts'
import * as passwords from '#worker/password/passwords.ts'
import { EMAIL, guess, HOME, REFUSED, STRANGER, signIn, THROTTLED } from './guess-password.ts'

const db = openDatabase(testEnv)

const MINUTE = 60 * 1000
const { most: MOST, windowMs: WINDOW } = TRIES.guessesHere

describe('guesses from one place', () => {
  test('stop after a few, and do not keep the owner out', async () => {
    await openStudent(EMAIL)
    const heard = []
    for (let at = 0; at < MOST + 2; at++) heard.push(await guess())
    expect(heard).toEqual([...Array(MOST).fill(REFUSED), THROTTLED, THROTTLED])
    expect(await guess({ password: PASSWORD })).toBe(THROTTLED)
    expect(await signIn()).toBeNull()
  })

  test('are all counted when they are sent at once', async () => {
    await openStudent(EMAIL)
    const heard = await Promise.all(Array.from({ length: MOST + 7 }, () => guess()))
    expect(heard.filter((message) => message === REFUSED)).toHaveLength(MOST)
    expect(heard.filter((message) => message === THROTTLED)).toHaveLength(7)
  })

  test('are counted for emails of nobody as well, so that they tell nothing', async () => {
    const heard = []
    for (let at = 0; at <= MOST; at++) heard.push(await guess({ email: 'nobody@example.com' }))
    expect(heard).toEqual([...Array(MOST).fill(REFUSED), THROTTLED])
  })

  test('on a known device may continue after a while, and not before', async () => {
    const browser = await openStudent(EMAIL)
    for (let at = 0; at <= MOST; at++) await guess({ browser })
    await db.update(signInThrottle).set({ windowStartedAt: Date.now() - WINDOW + MINUTE })
    expect(await signIn({ browser })).toBe(THROTTLED)
    await db.update(signInThrottle).set({ windowStartedAt: Date.now() - WINDOW })
    expect(await signIn({ browser })).toBeNull()
  })

  test('may continue after a while, and not before', async () => {
    await openStudent(EMAIL)
    for (let at = 0; at <= MOST; at++) await guess()
    await db.update(signInThrottle).set({ windowStartedAt: Date.now() - WINDOW + MINUTE })
    expect(await guess({ password: PASSWORD })).toBe(THROTTLED)
    await db.update(signInThrottle).set({ windowStartedAt: Date.now() - WINDOW })
    expect(await guess({ password: PASSWORD })).toBeNull()
  })

  test('count no further while they are refused, so that waiting always ends', async () => {
    await openStudent(EMAIL)
    const before = Date.now()
    for (let at = 0; at <= MOST; at++) await guess()
    await db.update(signInThrottle).set({ windowStartedAt: before - 10 * MINUTE })
    for (let at = 0; at < 20; at++) await guess()
    const rows = await db.select().from(signInThrottle)
    expect(rows.every(({ windowStartedAt }) => windowStartedAt === before - 10 * MINUTE)).toBe(true)
    // The account that was made, and its mail; guesses from the network, at the account, and from one at the other.
    expect(rows.map(({ failures }) => failures).sort((one, other) => one - other)).toEqual([1, 1, MOST, MOST, MOST])
  })

  test.each([
    ['capitals', ' ASHA@Example.com'],
    ['spaces', '\t asha@example.com \n'],
  ])('cannot hide behind %s', async (_, email) => {
    await openStudent(EMAIL)
    for (let at = 0; at < MOST; at++) await guess({ email: at % 2 ? email : EMAIL })
    expect(await guess({ email })).toBe(THROTTLED)
    expect(await guess({ email: EMAIL, password: PASSWORD })).toBe(THROTTLED)
  })

  test('cannot hide behind dots: an email with dots is another account, or none', async () => {
    await openStudent('asha.gurung@gmail.com')
    for (let at = 0; at < MOST; at++) await guess({ email: 'asha.gurung@gmail.com' })
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
    for (let at = 0; at < MOST; at++) await guess({ headers: forge(`192.0.2.${at}`) })
    expect(await guess({ password: PASSWORD, headers: forge(HOME) })).toBe(THROTTLED)
  })

  test('cannot hide in a line of IPv6', async () => {
    await openStudent(EMAIL)
    for (let at = 0; at < MOST; at++) await guess({ from: `2001:db8:7:0:${at}::1` })
    expect(await guess({ password: PASSWORD, from: '2001:db8:7::42' })).toBe(THROTTLED)
    expect(await guess({ password: PASSWORD, from: '2001:db8:7:1::42' })).toBeNull()
  })
})

describe('a known device', () => {
  test('has guesses of its own', async () => {
    const browser = await openStudent(EMAIL)
    for (let at = 0; at < MOST; at++) expect(await guess({ browser, from: `192.0.2.${at}` })).toBe(REFUSED)
    expect(await signIn({ browser })).toBe(THROTTLED)
  })

  test('does not mark the right password among many guesses at once', async () => {
    const browser = await openStudent(EMAIL)
    const { verifyPassword } = passwords
    const verify = vi.spyOn(passwords, 'verifyPassword').mockImplementationOnce(async (...tried) => {
      for (let at = 0; at < MOST; at++) expect(await guess({ browser })).toBe(REFUSED)
      return verifyPassword(...tried)
    })
    const heard = await signIn({ browser })
    verify.mockRestore()
    expect(heard).toBe(THROTTLED)
    expect(await db.select().from(session)).toHaveLength(1)
    const rows = await db.select().from(signInThrottle)
    // The account that was made, and its mail; the right one at home and from its network; the others; all at the account.
    expect(rows.map(({ failures }) => failures).sort()).toEqual([1, 1, 1, 1, MOST, MOST, MOST, MOST + 1])
  })

  test('is known to its own student alone', async () => {
    await openStudent(EMAIL)
    const thief = await openStudent('mallory@example.com')
    for (let at = 0; at < MOST; at++) await guess()
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
    for (let at = 0; at < MOST; at++) await guess()
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
  // Three guesses at the account and three from the network stay. The new account counts for its network, and the mail
  // for its email.
  expect(rows.map(({ failures }) => failures).sort()).toEqual([1, 1, 3, 3])
})

test('the table does not reveal who tried, or from where, even to somebody who tries every address', async () => {
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
