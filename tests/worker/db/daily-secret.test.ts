import { expect, test, vi } from 'vitest'
import { testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { dailySecret } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const DAY = 24 * 60 * 60 * 1000
const MORNING = Date.UTC(2027, 0, 5, 6)

/** The module in a new instance of the worker. */
async function start() {
  vi.resetModules()
  const { openDailyHash } = await import('#worker/db/daily-secret.ts')
  return openDailyHash
}

test('a hash is the same all day in every instance, and another the day after', async () => {
  const [one, other] = [await start(), await start()]
  const first = (await one(db, MORNING))('contact', '203.0.113.7')
  expect((await one(db, MORNING + DAY / 2))('contact', '203.0.113.7')).toBe(first)
  expect((await other(db, MORNING))('contact', '203.0.113.7')).toBe(first)
  expect((await one(db, MORNING))('contact', '203.0.113.8')).not.toBe(first)
  expect((await one(db, MORNING))('contact 203', '0.113.7')).not.toBe(first)
  expect((await one(db, MORNING + DAY))('contact', '203.0.113.7')).not.toBe(first)
})

test('two instances that come first at once have one secret', async () => {
  const [one, other] = [await start(), await start()]
  const [here, there] = await Promise.all([one(db, MORNING), other(db, MORNING)])
  expect(here('x')).toBe(there('x'))
  expect(await db.select().from(dailySecret)).toHaveLength(1)
})

test("the secret of the previous day is removed once today's exists", async () => {
  const open = await start()
  await open(db, MORNING)
  const [before] = await db.select().from(dailySecret)
  await open(db, MORNING + DAY)
  const rows = await db.select().from(dailySecret)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.secret).not.toBe(before?.secret)
})

test('a request that is cancelled while it reads the secret holds up no other', async () => {
  const open = await start()
  vi.spyOn(db, 'batch').mockReturnValueOnce(new Promise<never>(() => {}))
  void open(db, MORNING)
  expect((await open(db, MORNING))('x')).not.toBe('')
})

test.runIf(hasLibsql)('is read once a day, and again after a failure', async () => {
  const open = await start()
  await setControl({ failures: 3 })
  await expect(open(db, MORNING)).rejects.toThrow()
  await setControl({ failures: 0 })
  expect(await countRoundTrips(() => open(db, MORNING))).toBe(1)
  expect(await countRoundTrips(() => open(db, MORNING + 1))).toBe(0)
})
