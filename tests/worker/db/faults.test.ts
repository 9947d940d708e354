import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test, vi } from 'vitest'
import { NO_DATABASE } from '#domain/failure.ts'
import { callRaw, openBrowser, openStudent, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { countRoundTrips, hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { emptyTables } from '#tests/support/worker/empty-tables.ts'
import { callsOfEveryProcedure } from '#tests/support/worker/every-procedure.ts'
import { failingD1 } from '#tests/support/worker/failing-d1.ts'
import { plant } from '#tests/support/worker/planted.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import * as schema from '#worker/db/schema.ts'

const EMAIL = 'asha@example.com'
const db = openDatabase(testEnv)
catchMail()

const FAULTS = {
  refused: {},
  'cut before it is stored': { drop: true },
  'cut after it is stored': { lose: true },
}

/** A link works once, and a session that was renewed has a new token: both on purpose (docs/security.md). */
const USED_UP: Record<string, number> = {
  'auth.signUp': 409,
  'auth.verifyEmail': 400,
  'auth.resetPassword': 400,
  'auth.endSession': 401,
  'auth.endOtherSessions': 401,
  'account.changePassword': 401,
  'account.updateEmail': 401,
  'account.removeGoogle': 401,
  'account.startPasskey': 401,
  'account.removePasskey': 401,
  'account.delete': 401,
}

/** Calls that answer a challenge. */
const ASKS_FIRST = /^(?:auth\.signInWith|account\.add)Passkey$/

/** Left out, because each sign-in makes a session, each try a count, and each answer of a passkey uses up a challenge. */
const LEFT_OUT = ['session', 'sign_in_throttle', 'daily_secret', 'passkey_challenge']
const TABLES = Object.values(schema).filter(
  (table): table is Extract<typeof table, SQLiteTable> =>
    is(table, SQLiteTable) && !LEFT_OUT.includes(getTableName(table)),
)

const d1 = testEnv.DB ? failingD1(testEnv.DB) : null
const configuration = { ...MAIL, ...(d1 ? { DB: d1.db } : {}) }

async function fail(fault: { passes?: number; failures: number; drop?: boolean; lose?: boolean }): Promise<void> {
  const control = { passes: 0, drop: false, lose: false, ...fault }
  if (d1) Object.assign(d1.control, control)
  else await setControl(control)
}

async function countTrips(work: () => Promise<unknown>): Promise<number> {
  if (!d1) return countRoundTrips(work)
  d1.control.roundTrips = 0
  await work()
  return d1.control.roundTrips
}

type Call = () => Promise<[status: number, text: string]>

/**
 * Calls every procedure that writes, and returns what was stored after each. `renew` brings back the challenges that
 * passkeys have used up: a browser asks for one before each try.
 */
async function writeEverything(
  work: (path: string, call: Call, renew: () => Promise<unknown>) => Promise<void>,
): Promise<Record<string, string[]>> {
  const student = openBrowser(configuration)
  await student.api.auth.signUp.mutate({ email: EMAIL, password: PASSWORD })
  await plant(db, EMAIL)
  const challenges = await db.select().from(schema.passkeyChallenge)
  const renew = () => db.insert(schema.passkeyChallenge).values(challenges).onConflictDoNothing()
  const stored: Record<string, string[]> = {}
  for (const [path, { as, type, input }] of Object.entries(callsOfEveryProcedure(EMAIL, attemptOf().quizId))) {
    if (type === 'query') continue
    if ((await student.api.session.query()).user === null)
      await student.api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })
    const browser = as === 'student' ? student : openBrowser(configuration)
    const call: Call = async () => {
      const response = await callRaw(browser, path, type, input)
      return [response.status, await response.text()]
    }
    await work(path, call, renew)
    stored[path] = await readStored()
  }
  return stored
}

/** All rows, without what is different each time: ids, times, and how often and until when a device reported. */
async function readStored(): Promise<string[]> {
  const [first, ...rest] = TABLES.map((table) => db.select().from(table))
  if (!first) throw new Error('The schema has no tables.')
  const tables: object[][] = await db.batch([first, ...rest])
  return tables
    .flatMap((rows, at) => rows.map((row) => `${TABLES[at] && getTableName(TABLES[at])} ${JSON.stringify(row)}`))
    .map((row) => row.replaceAll(/\b1\d{12}\b/g, 'time').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'))
    .map((row) => row.replaceAll(/\$scrypt[^"]*/g, 'hash').replaceAll(/[\w-]{43}/g, 'token'))
    .map((row) => row.replaceAll(/"(revision|writes|reports|addedSeconds|remaining)":[\d.]+/g, '$1'))
    .sort()
}

test('every write that meets a failing database says so, stores nothing by half, and can be repeated', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const trips: Record<string, number> = {}
  const expected = await writeEverything(async (path, call) => {
    trips[path] = await countTrips(async () => expect([path, (await call())[0]]).toEqual([path, 200]))
  })
  await emptyTables()

  const stored = await writeEverything(async (path, call, renew) => {
    let before = await readStored()
    for (let passes = 0; passes < (trips[path] ?? 0); passes++)
      for (const [name, fault] of Object.entries(FAULTS)) {
        if (ASKS_FIRST.test(path)) await renew()
        await fail({ passes, failures: 1, ...fault })
        const [status, text] = await call()
        await fail({ failures: 0 })
        const seen = [path, passes, name]
        // A graded attempt is shown without the database, and sent again later.
        if (path === 'quizResults.submit')
          expect([...seen, text]).toEqual([...seen, expect.stringMatching('"saved":false')])
        else expect([...seen, status, text]).toEqual([...seen, 503, expect.stringContaining(NO_DATABASE)])
        expect(text).not.toMatch(/select |insert |stack|127\.0\.0\.1|d1_|sqlite/i)
        const after = await readStored()
        if (!('lose' in fault)) expect([...seen, after]).toEqual([...seen, before])
        before = after
      }
    if (ASKS_FIRST.test(path)) await renew()
    expect([path, (await call())[0]]).toEqual([path, USED_UP[path] ?? 200])
  })
  for (const [path, rows] of Object.entries(expected)) expect([path, stored[path]]).toEqual([path, rows])
})

test.runIf(hasLibsql)('a slow database is waited for, and what a too slow one stores late is stored once', async () => {
  const browser = await openStudent(EMAIL)
  const mark = (subjectKey: string) => callRaw(browser, 'bookmarks.set', 'mutation', { subjectKey, bookmarked: true })
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await setControl({ delayMs: 50 })
  expect((await mark('physics')).status).toBe(200)
  // So five seconds are not too slow. What follows is the same on a smaller scale.
  expect(timeout.mock.calls).toContainEqual([8_000])
  timeout.mockRestore()

  const wait = AbortSignal.timeout.bind(AbortSignal)
  const early = vi.spyOn(AbortSignal, 'timeout')
  // The session is read in time, and the batch that stores is not answered in time.
  early.mockImplementationOnce(() => wait(8_000)).mockImplementationOnce(() => wait(100))
  await setControl({ delayMs: 300 })
  const late = await mark('biology')
  expect([late.status, await late.text()]).toEqual([503, expect.stringContaining(NO_DATABASE)])
  early.mockRestore()
  await setControl({ delayMs: 0 })
  const marked = async () => (await db.select().from(schema.bookmark)).map(({ subjectKey }) => subjectKey).sort()
  await vi.waitFor(async () => expect(await marked()).toEqual(['biology', 'physics']))
  expect((await mark('biology')).status).toBe(200)
  expect(await marked()).toEqual(['biology', 'physics'])
})
