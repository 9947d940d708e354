import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { KEPT_DAYS } from '#domain/account/lifetimes.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import { openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { BATCHES_MAX, CLEANED_AT_ONCE, deleteExpired } from '#worker/cleanup/store.ts'
import { openDatabase } from '#worker/db/client.ts'
import {
  contactMessage,
  dailySecret,
  oneTimeLink,
  passkeyChallenge,
  session,
  signInThrottle,
} from '#worker/db/schema.ts'
import worker from '#worker/index.ts'

const db = openDatabase(testEnv)
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const NOW = Date.now()

/** As the platform calls it, once an hour. */
const run = (scheduledTime = NOW) => worker.scheduled({ scheduledTime }, testEnv)

const idsOf = async () => ({
  sessions: (await db.select().from(session)).map(({ id }) => id).filter((id) => id.length < 10),
  links: (await db.select().from(oneTimeLink)).map(({ id }) => id).filter((id) => id.length < 10),
  challenges: (await db.select().from(passkeyChallenge)).map(({ id }) => id),
  counts: (await db.select().from(signInThrottle)).map(({ key }) => key).filter((key) => key.length < 10),
  messages: (await db.select().from(contactMessage)).map(({ id }) => id),
  days: (await db.select().from(dailySecret)).map(({ day }) => day),
})

/** This many counts, one per millisecond from this time on. */
const countTimes = (rows: number, from: number) =>
  db.run(sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${rows - 1})
    insert into sign_in_throttle select 'k' || (${from} + i), 1, ${from} + i from n`)

const countRows = () => db.$count(signInThrottle)

const messageOf = (id: string, createdAt: number) => ({
  ...{ id, createdAt, name: 'x', email: 'x@example.com', subject: 'x', message: 'x', sender: 'x' },
})

describe('expired rows', () => {
  test('goes, and nothing else', async () => {
    const { user, api } = await openStudent()
    const userId = user.uid
    const times = { createdAt: 1, lastUsedAt: 1, userId }
    await db.insert(session).values({ id: 'old', expiresAt: NOW, ...times })
    await db.insert(session).values({ id: 'new', expiresAt: NOW + 1, ...times })
    const link = { userId, purpose: 'verify-email', email: 'x@example.com', createdAt: 1 } as const
    await db.insert(oneTimeLink).values({ id: 'old', expiresAt: NOW, ...link })
    await db.insert(oneTimeLink).values({ id: 'new', expiresAt: NOW + 1, ...link })
    await db.insert(passkeyChallenge).values({ id: 'old', purpose: 'sign-in', expiresAt: NOW })
    await db.insert(passkeyChallenge).values({ id: 'new', purpose: 'sign-in', expiresAt: NOW + 1 })
    await db.insert(signInThrottle).values({ key: 'old', failures: 1, windowStartedAt: NOW - HOUR })
    await db.insert(signInThrottle).values({ key: 'new', failures: 1, windowStartedAt: NOW - HOUR + 1 })
    await db.insert(contactMessage).values(messageOf('old', NOW - KEPT_DAYS.contactMessage * DAY))
    await db.insert(contactMessage).values(messageOf('new', NOW - KEPT_DAYS.contactMessage * DAY + 1))
    const today = Math.floor(NOW / DAY)
    await db.insert(dailySecret).values({ day: today - 1, secret: 'x' })
    await db.insert(dailySecret).values({ day: today, secret: 'x' }).onConflictDoNothing()

    await run()
    const left = {
      sessions: ['new'],
      links: ['new'],
      challenges: ['new'],
      counts: ['new'],
      messages: ['new'],
      days: [today],
    }
    expect(await idsOf()).toEqual(left)
    await run()
    expect(await idsOf()).toEqual(left)
    expect((await api.session.query()).user).not.toBeNull()
  })

  test('goes a bounded number of rows at a time, the oldest first', async () => {
    const atMost = CLEANED_AT_ONCE * BATCHES_MAX
    await countTimes(atMost + 30, 0)
    expect(await countRows()).toBe(atMost + 30)
    await deleteExpired(db, NOW)
    expect(await countRows()).toBe(30)
    const [oldest] = await db.select().from(signInThrottle).orderBy(signInThrottle.windowStartedAt).limit(1)
    expect(oldest?.windowStartedAt).toBe(atMost)
    await deleteExpired(db, NOW)
    expect(await countRows()).toBe(0)
  })

  test('goes as fast as all limits together let one network make it, all day long', async () => {
    const { guessesFromNetwork, accountsFromNetwork, linksFromNetwork } = TRIES
    const guesses = guessesFromNetwork.most + guessesFromNetwork.windowMs / guessesFromNetwork.paceMs
    // Each guess counts for an account and for an account from this network; each account and each link for an email.
    const worst = (HOUR / guessesFromNetwork.windowMs) * guesses * 2 + accountsFromNetwork.most + linksFromNetwork.most
    for (let hour = 0; hour < 24; hour++) {
      await countTimes(worst, NOW + hour * HOUR)
      await run(NOW + (hour + 1) * HOUR)
      expect(await countRows()).toBeLessThanOrEqual(worst)
    }
    await run(NOW + 25 * HOUR)
    expect(await countRows()).toBe(0)
  })

  test('is found on an index', async () => {
    for (const [table, column] of [
      ['session', 'expires_at'],
      ['one_time_link', 'expires_at'],
      ['passkey_challenge', 'expires_at'],
      ['sign_in_throttle', 'window_started_at'],
      ['contact_message', 'created_at'],
    ]) {
      const plan = await db.all<{ detail: string }>(
        sql.raw(`explain query plan select 1 from "${table}" where "${column}" <= 1 order by "${column}" limit 5`),
      )
      const details = plan.map(({ detail }) => detail).join('; ')
      expect([table, details]).toEqual([table, expect.stringMatching(/^SEARCH .* USING (COVERING )?INDEX /)])
    }
  })
})

test.runIf(hasLibsql)('a run that the database does not answer is reported as failed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await setControl({ failures: 3 })
  await expect(run()).rejects.toThrow()
  await setControl({ failures: 0 })
  expect(logged.mock.calls.flat().join()).toContain('"path":"cleanup"')
  logged.mockRestore()
  await run()
})
