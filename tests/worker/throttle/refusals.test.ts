import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { TRIES } from '#domain/account/try-limits.ts'
import { openBrowser, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { readEveryRow } from '#tests/support/worker/every-row.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { signInThrottle } from '#worker/db/schema.ts'
import { type Counter, openLimits } from '#worker/throttle/limits.ts'

const db = openDatabase(testEnv)
const HOME = '203.0.113.7'

catchMail()

/** As a program sends it: each time under another name, and as another device. */
async function send(path: string, input: object, { from = HOME, at = 0 } = {}): Promise<number> {
  const { request, cookies } = openBrowser(MAIL)
  cookies.set('known_device', `${String(at).padStart(22, 'a')}.${'b'.repeat(43)}`)
  const response = await request(`/api/trpc/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': from },
    body: JSON.stringify(input),
  })
  return response.status
}

/** As if the network had reached its limit. */
async function useUp({ key, most }: Counter): Promise<void> {
  await db.insert(signInThrottle).values({ key, failures: most, windowStartedAt: Date.now() + 60_000 })
}

type Limits = Awaited<ReturnType<typeof openLimits>>

describe('a network that is refused writes nothing', () => {
  test.each([
    [
      'auth.signIn',
      (limits: Limits) => limits.guessesFromNetwork(HOME),
      (at: number) => ({ email: `nobody-${at}@example.com`, password: PASSWORD }),
    ],
    [
      'auth.signUp',
      (limits: Limits) => limits.accountsFromNetwork(HOME),
      (at: number) => ({ email: `new-${at}@example.com`, password: PASSWORD }),
    ],
    [
      'auth.requestPasswordReset',
      (limits: Limits) => limits.linksFromNetwork(HOME),
      (at: number) => ({ email: `nobody-${at}@example.com` }),
    ],
    ['quizResults.submit', (limits: Limits) => limits.gradingsFromNetwork(HOME), () => attemptOf()],
  ])('%s', async (path, counterOf, inputOf) => {
    await useUp(counterOf(await openLimits(db, Date.now())))
    const before = await readEveryRow(db)
    for (let at = 0; at < 20; at++) expect(await send(path, inputOf(at), { at })).toBe(429)
    expect(await readEveryRow(db)).toEqual(before)
    // From elsewhere it works, and only then something is written.
    expect(await send(path, inputOf(99), { from: '198.51.100.4' })).not.toBe(429)
    expect(await readEveryRow(db)).not.toEqual(before)
  })
})

test('an account that is refused here writes nothing either, whatever device says so', async () => {
  const guess = (at: number) => send('auth.signIn', { email: 'asha@example.com', password: 'wrong one' }, { at })
  for (let at = 0; at < TRIES.guessesHere.most; at++) expect(await guess(at)).toBe(401)
  const before = await readEveryRow(db)
  // One for the account, one for it from this network, one for the network; none for an invented device.
  expect(before.get('sign_in_throttle')).toHaveLength(3)
  for (let at = 0; at < 20; at++) expect(await guess(at)).toBe(429)
  expect(await readEveryRow(db)).toEqual(before)
})

test('a taken email counts no mail', async () => {
  const signUp = () => send('auth.signUp', { email: 'asha@example.com', password: PASSWORD })
  expect(await signUp()).toBe(200)
  const before = await db.$count(signInThrottle)
  for (let times = 0; times < 5; times++) expect(await signUp()).toBe(409)
  expect(await db.$count(signInThrottle)).toBe(before)
})

test('counts make room for themselves, from however many networks they come', async () => {
  const old = 300
  await db.run(sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${old - 1})
    insert into sign_in_throttle select 'k' || i, 1, i from n`)
  for (let at = 0; at < 20; at++) {
    const email = `nobody-${at}@example.com`
    await send('auth.signIn', { email, password: PASSWORD }, { from: `2001:db8:0:${at}::1` })
    await send('auth.signUp', { email: `new-${at}@example.com`, password: PASSWORD }, { from: `2001:db8:1:${at}::1` })
    await send('auth.requestPasswordReset', { email }, { from: `2001:db8:2:${at}::1` })
    await send('quizResults.submit', attemptOf(), { from: `2001:db8:3:${at}::1` })
  }
  expect(await db.$count(signInThrottle)).toBeLessThan(old)
})
