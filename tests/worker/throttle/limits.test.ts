import { expect, test } from 'vitest'
import { TRIES } from '#domain/account/try-limits.ts'
import { testEnv } from '#tests/support/worker/api-client.ts'
import { openDatabase } from '#worker/db/client.ts'
import { type Counter, limitsById, openLimits } from '#worker/throttle/limits.ts'
import { isOver, openThrottle } from '#worker/throttle/throttle.ts'

const db = openDatabase(testEnv)
const NOW = Date.UTC(2027, 0, 5, 6)
const [EMAIL, ADDRESS] = ['asha@example.com', '203.0.113.7']

type Limits = Awaited<ReturnType<typeof openLimits>>

/** One more at this time. Returns whether it is allowed. */
async function tryAt(counter: Counter, now: number): Promise<boolean> {
  const [rows] = await db.batch([openThrottle(db, now).count([counter])])
  return !isOver(rows)
}

test.each([
  ['guesses at one account from one place', (limits: Limits) => limits.guessesHere(EMAIL, ADDRESS), TRIES.guessesHere],
  [
    'guesses at one account from everywhere',
    (limits: Limits) => limits.guessesAtAccount(EMAIL),
    TRIES.guessesAtAccount,
  ],
  [
    'guesses on a device that is known',
    (limits: Limits) => limits.guessesOnDevice(EMAIL, 'device'),
    TRIES.guessesOnDevice,
  ],
  ['guesses in a session', () => limitsById.guessesInSession('id'), TRIES.guessesInSession],
  ['guesses at a link', () => limitsById.guessesAtLink('id'), TRIES.guessesAtLink],
  ['letters with a link to one email', (limits: Limits) => limits.linksTo('verify-email', EMAIL), TRIES.linksTo],
  [
    'letters with a link from one network',
    (limits: Limits) => limits.linksFromNetwork(ADDRESS),
    TRIES.linksFromNetwork,
  ],
  ['new accounts from one network', (limits: Limits) => limits.accountsFromNetwork(ADDRESS), TRIES.accountsFromNetwork],
  [
    'graded attempts of visitors from one network',
    (limits: Limits) => limits.gradingsFromNetwork(ADDRESS),
    TRIES.gradingsFromNetwork,
  ],
  ['graded attempts of a student', () => limitsById.gradingsOf('id'), TRIES.gradingsOf],
  ['downloads of the own data', () => limitsById.exportsOf('id'), TRIES.exports],
])('%s: so many, and again after a while', async (_, counterOf, { most, windowMs }) => {
  const counter = counterOf(await openLimits(db, NOW))
  const statements = Array.from({ length: most }, () => openThrottle(db, NOW).count([counter]))
  const [first, ...rest] = statements
  if (first) await db.batch([first, ...rest.slice(1)])
  // That was one less than allowed.
  expect(await tryAt(counter, NOW)).toBe(true)
  expect(await tryAt(counter, NOW)).toBe(false)
  expect(await tryAt(counter, NOW + windowMs - 1)).toBe(false)
  expect(await tryAt(counter, NOW + windowMs)).toBe(true)
})

test('guesses from one network: many, then one now and then, and again after a while', async () => {
  const counter = (await openLimits(db, NOW)).guessesFromNetwork(ADDRESS)
  const { most, windowMs, paceMs } = TRIES.guessesFromNetwork
  const statements = Array.from({ length: most - 1 }, () => openThrottle(db, NOW).count([counter]))
  const [first, ...rest] = statements
  if (first) await db.batch([first, ...rest])
  const at = async (ms: number) => [await tryAt(counter, NOW + ms), await tryAt(counter, NOW + ms)]
  expect(await at(0)).toEqual([true, false])
  expect(await at(paceMs - 1)).toEqual([false, false])
  expect(await at(paceMs)).toEqual([true, false])
  expect(await at(3 * paceMs)).toEqual([true, true])
  expect(await tryAt(counter, NOW + 3 * paceMs + 1)).toBe(false)
  expect(await at(windowMs)).toEqual([true, true])
})

test('each key has a count of its own', async () => {
  const limits = await openLimits(db, NOW)
  const keys = [
    limits.guessesHere(EMAIL, ADDRESS),
    limits.guessesHere('bina@example.com', ADDRESS),
    limits.guessesHere(EMAIL, '203.0.113.8'),
    limits.guessesAtAccount(EMAIL),
    limits.guessesOnDevice(EMAIL, ADDRESS),
    limits.guessesFromNetwork(ADDRESS),
    limits.accountsFromNetwork(ADDRESS),
    limits.linksFromNetwork(ADDRESS),
    limits.gradingsFromNetwork(ADDRESS),
    limits.linksTo('verify-email', EMAIL),
    limits.linksTo('reset-password', EMAIL),
    limitsById.guessesInSession('id'),
    limitsById.guessesAtLink('id'),
    limitsById.gradingsOf('id'),
    limitsById.exportsOf('id'),
  ].map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
