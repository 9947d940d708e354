import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { KEPT_DAYS } from '../../../domain/account/lifetimes.ts'
import { CLEANED_AT_ONCE, deleteExpired } from '../../../worker/cleanup/store.ts'
import { openDatabase } from '../../../worker/db/client.ts'
import { contactMessage, dailySecret, oneTimeLink, session, signInThrottle } from '../../../worker/db/schema.ts'
import worker from '../../../worker/index.ts'
import { openStudent, testEnv } from '../../support/worker/api-client.ts'
import { hasLibsql, setControl } from '../../support/worker/count-round-trips.ts'

const db = openDatabase(testEnv)
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const NOW = Date.now()

/** As the platform calls it, once an hour. */
const run = (scheduledTime = NOW) => worker.scheduled({ scheduledTime }, testEnv)

const idsOf = async () => ({
  sessions: (await db.select().from(session)).map(({ id }) => id).filter((id) => id.length < 10),
  links: (await db.select().from(oneTimeLink)).map(({ id }) => id).filter((id) => id.length < 10),
  counts: (await db.select().from(signInThrottle)).map(({ key }) => key).filter((key) => key.length < 10),
  messages: (await db.select().from(contactMessage)).map(({ id }) => id),
  days: (await db.select().from(dailySecret)).map(({ day }) => day),
})

const messageOf = (id: string, createdAt: number) => ({
  ...{ id, createdAt, name: 'x', email: 'x@example.com', subject: 'x', message: 'x', sender: 'x' },
})

describe('what has expired', () => {
  test('goes, and nothing else', async () => {
    const { user, api } = await openStudent()
    const userId = user.uid
    const times = { createdAt: 1, lastUsedAt: 1, userId }
    await db.insert(session).values({ id: 'old', expiresAt: NOW, ...times })
    await db.insert(session).values({ id: 'new', expiresAt: NOW + 1, ...times })
    const link = { userId, purpose: 'verify-email', email: 'x@example.com', createdAt: 1 } as const
    await db.insert(oneTimeLink).values({ id: 'old', expiresAt: NOW, ...link })
    await db.insert(oneTimeLink).values({ id: 'new', expiresAt: NOW + 1, ...link })
    await db.insert(signInThrottle).values({ key: 'old', failures: 1, windowStartedAt: NOW - HOUR })
    await db.insert(signInThrottle).values({ key: 'new', failures: 1, windowStartedAt: NOW - HOUR + 1 })
    await db.insert(contactMessage).values(messageOf('old', NOW - KEPT_DAYS.contactMessage * DAY))
    await db.insert(contactMessage).values(messageOf('new', NOW - KEPT_DAYS.contactMessage * DAY + 1))
    const today = Math.floor(NOW / DAY)
    await db.insert(dailySecret).values({ day: today - 1, secret: 'x' })
    await db.insert(dailySecret).values({ day: today, secret: 'x' }).onConflictDoNothing()

    await run()
    const left = { sessions: ['new'], links: ['new'], counts: ['new'], messages: ['new'], days: [today] }
    expect(await idsOf()).toEqual(left)
    await run()
    expect(await idsOf()).toEqual(left)
    expect((await api.session.query()).user).not.toBeNull()
  })

  test('goes a bounded number of rows at a time, the oldest first', async () => {
    // D1 takes 100 values a statement.
    for (let at = 0; at < CLEANED_AT_ONCE + 30; at += 30) {
      const rows = Array.from({ length: 30 }, (_, index) => ({
        key: `k${at + index}`,
        failures: 1,
        windowStartedAt: at + index,
      }))
      await db.insert(signInThrottle).values(rows)
    }
    const count = async () => (await db.select().from(signInThrottle)).length
    const before = await count()
    expect((await deleteExpired(db, NOW)).counts).toBe(CLEANED_AT_ONCE)
    expect(await count()).toBe(before - CLEANED_AT_ONCE)
    const [oldest] = await db.select().from(signInThrottle).orderBy(signInThrottle.windowStartedAt).limit(1)
    expect(oldest?.windowStartedAt).toBe(CLEANED_AT_ONCE)
    expect((await deleteExpired(db, NOW)).counts).toBe(before - CLEANED_AT_ONCE)
  })

  test('is found on an index', async () => {
    for (const [table, column] of [
      ['session', 'expires_at'],
      ['one_time_link', 'expires_at'],
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
