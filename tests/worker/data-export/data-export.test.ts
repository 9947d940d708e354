import { getTableColumns, getTableName } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { DATA_MESSAGES } from '#domain/account/own-data.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { TRIES } from '#domain/account/try-limits.ts'
import { NO_DATABASE } from '#domain/failure.ts'
import { CONTENT_TYPES } from '#domain/study/content-types.ts'
import { PICTURE } from '#tests/support/samples/picture.ts'
import { EMAIL } from '#tests/support/worker/account.ts'
import { type Browser, openBrowser, openStudent, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { countRows } from '#tests/support/worker/count-rows.ts'
import { PLANTED_TIME, plantEverywhere } from '#tests/support/worker/plant-everywhere.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { openDatabase } from '#worker/db/client.ts'
import { ownedTables } from '#worker/db/owned-tables.ts'
import { oneTimeLink, session, signInThrottle, user } from '#worker/db/schema.ts'
import { limitsById } from '#worker/throttle/limits.ts'
import { plantResults } from './plant-results.ts'

const db = openDatabase(testEnv)

const ask = ({ request }: Pick<Browser, 'request'>, headers: Record<string, string> = {}) =>
  request('/api/own-data', { method: 'POST', headers })

/** Secret columns by table, which no file contains. */
const SECRET: Record<string, string[]> = { session: ['id'], one_time_link: ['id'], passkey_challenge: ['id'] }

describe('the file of a student’s own data', () => {
  test('contains everything of the student in every table, and nothing of others', async () => {
    const asha = await openStudent(EMAIL)
    const bina = await openStudent('bina@example.com')
    const planted = await plantEverywhere(db, { id: asha.user.uid, email: EMAIL })
    await plantEverywhere(db, { id: bina.user.uid, email: 'bina@example.com' })
    expect([...planted.keys()].sort()).toEqual(ownedTables.map(getTableName).sort())

    const text = await (await ask(asha)).text()
    const data: Record<string, unknown> = JSON.parse(text)
    const records = Object.values(data).flat()
    for (const [table, row] of planted) {
      const said = Object.entries(row).flatMap(([column, value]) => {
        if (column === 'userId' || SECRET[table]?.includes(column)) return []
        const name = column === 'providerUserId' ? 'accountId' : column
        return [[name, value === PLANTED_TIME ? new Date(PLANTED_TIME).toISOString() : value]]
      })
      expect([table, records]).toEqual([
        table,
        expect.arrayContaining([expect.objectContaining(Object.fromEntries(said))]),
      ])
    }
    const { passwordHash: _, ...ofAccount } = getTableColumns(user)
    expect(Object.keys(data.account ?? {}).sort()).toEqual([...Object.keys(ofAccount), 'hasPassword'].sort())
    for (const secret of Object.keys(SECRET).map((table) => planted.get(table)?.id)) {
      expect(text).not.toContain(JSON.stringify(secret))
    }
    expect(text).not.toContain(bina.user.uid)
    expect(text).not.toContain('bina@example.com')
    // Every time is readable by people.
    expect(text).not.toMatch(/:\d{12,}/)
  })

  test('contains no hash, no token and no id of a session', async () => {
    const asha = await openStudent(EMAIL)
    const [account] = await db.select().from(user)
    const ids = [...(await db.select().from(session)), ...(await db.select().from(oneTimeLink))].map(({ id }) => id)
    expect(ids).toHaveLength(2)
    const secrets = [account?.passwordHash ?? '', ...ids, ...asha.cookies.values()].filter((text) => text !== '1')
    expect(secrets).toHaveLength(5)
    const response = await ask(asha)
    const text = [await response.text(), ...[...response.headers].flat()].join('\n')
    expect(secrets.filter((secret) => text.includes(secret) || text.includes(secret.slice(0, 16)))).toEqual([])
  })

  test('reads well', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 20, 0))
    const asha = await openStudent(EMAIL)
    await asha.request('/api/trpc/session', { headers: { 'User-Agent': 'x' } })
    await asha.api.profile.setAvatar.mutate({ image: PICTURE['8x8'] })
    await asha.api.profile.update.mutate({ full_name: 'आशा "गुरुङ"\n', grade_level: 'Class 12' })
    const settings = { extraTime: 'half', textSize: 'large', singleKeys: false, changedAt: Date.now() } as const
    await asha.api.preferences.setQuizSettings.mutate(settings)
    const attempt = attemptOf({ completedAt: Date.now() })
    await asha.api.quizResults.submit.mutate(attempt)
    const response = await ask(asha)
    vi.useRealTimers()

    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    // 1:45 the next morning in Nepal.
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="adhyayan-data-2026-11-22.json"')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    const at = '2026-11-21T20:00:00.000Z'
    expect(await response.json()).toEqual({
      format: 1,
      about: expect.stringContaining('Times are in UTC'),
      exportedAt: at,
      account: {
        id: asha.user.uid,
        email: EMAIL,
        emailVerified: false,
        hasPassword: true,
        displayName: 'आशा "गुरुङ"',
        photoUrl: expect.stringMatching(/^\/api\/avatar\//),
        createdAt: at,
        resetAt: null,
        removedAccess: null,
      },
      profile: expect.objectContaining({ fullName: 'आशा "गुरुङ"', avatarUrl: PICTURE['8x8'], gradeLevel: 'Class 12' }),
      preferences: null,
      quizSettings: { extraTime: 'half', textSize: 'large', singleKeys: false, changedAt: at },
      stats: expect.objectContaining({ totalQuizzes: 1 }),
      linkedAccounts: [],
      sessions: [
        {
          userAgent: null,
          device: 'Unknown device',
          createdAt: at,
          lastUsedAt: at,
          expiresAt: '2026-12-21T20:00:00.000Z',
        },
      ],
      correctedResults: [],
      runningAttempts: [],
      questionReports: [],
      passkeys: [],
      passkeyChallenges: [],
      oneTimeLinks: [{ purpose: 'verify-email', email: EMAIL, createdAt: at, expiresAt: '2026-11-22T20:00:00.000Z' }],
      quizResults: [
        expect.objectContaining({ attemptId: attempt.attemptId, answers: attempt.answers, completedAt: at }),
      ],
      subjectStats: [{ subject: 'Physics', quizzes: 1, scoreSum: 100, lastQuizAt: at }],
      contentAccess: [],
      studySessions: [],
      readingPositions: [],
      questionMarks: [],
      mistakes: [],
      topics: expect.arrayContaining([expect.objectContaining({ chapter: 'physics/rotational-dynamics' })]),
      favorites: [],
      bookmarks: [],
      tasks: [],
    })
  })

  test('lists every kind of content that was opened', async () => {
    const asha = await openStudent(EMAIL)
    for (const contentType of CONTENT_TYPES) await asha.api.contentAccess.record.mutate(visitOf({ contentType }))
    const { contentAccess }: { contentAccess: { contentType: string }[] } = await (await ask(asha)).json()
    expect(contentAccess.map(({ contentType }) => contentType).sort()).toEqual([...CONTENT_TYPES].sort())
  })

  test('contains every row of a long list once, even if many have the same time', async () => {
    const asha = await openStudent(EMAIL)
    const ids = await plantResults(db, asha.user.uid)
    const read = async () => {
      const { quizResults }: { quizResults: { id: string }[] } = await (await ask(asha)).json()
      expect(quizResults.map(({ id }) => id).sort()).toEqual(ids.sort())
    }
    await read()
    if (!hasLibsql) return
    // The session, all lists, and two more pages of the long one.
    expect(await countRoundTrips(read)).toBe(4)
  })
})

describe('nobody gets it', () => {
  test('without a session', async () => {
    const forged = openBrowser()
    forged.cookies.set('session', 'planted')
    for (const browser of [openBrowser(), forged]) {
      const response = await ask(browser)
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ error: { code: 'UNAUTHORIZED', message: SIGN_IN_FIRST } })
    }
  })

  test('through another site', async () => {
    const asha = await openStudent(EMAIL)
    for (const Origin of ['https://evil.example', 'null', 'http://localhost:8788']) {
      expect((await ask(asha, { Origin })).status).toBe(403)
    }
    expect((await asha.request('/api/own-data')).status).toBe(404)
  })

  test('more than ten times an hour, and who deletes the account leaves no count', async () => {
    const asha = await openStudent(EMAIL)
    for (let times = 0; times < TRIES.exports.most; times++) expect((await ask(asha)).status).toBe(200)
    const response = await ask(asha)
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({
      error: { message: DATA_MESSAGES.tooMany },
    })
    expect((await ask(await openStudent('bina@example.com'))).status).toBe(200)
    vi.setSystemTime(Date.now() + 60 * 60 * 1000)
    expect((await ask(asha)).status).toBe(200)
    vi.useRealTimers()
    const keys = async () => (await db.select().from(signInThrottle)).map(({ key }) => key)
    expect(await keys()).toContain(limitsById.exportsOf(asha.user.uid).key)
    await asha.api.account.delete.mutate({ confirmation: EMAIL, password: PASSWORD })
    expect(await keys()).not.toContain(limitsById.exportsOf(asha.user.uid).key)
  })
})

test.skipIf(hasLibsql)('a file that is refused costs no reading of lists', async () => {
  if (!testEnv.DB) throw new Error('The tests have no D1.')
  const { db: counting, rows } = countRows(testEnv.DB)
  const asha = await openStudent(EMAIL, { DB: counting })
  await plantResults(db, asha.user.uid)
  const { key, most } = limitsById.exportsOf(asha.user.uid)
  await db.insert(signInThrottle).values({ key, failures: most, windowStartedAt: Date.now() })
  rows.read = 0
  expect((await ask(asha)).status).toBe(429)
  expect(rows.read).toBeLessThan(50)
})

describe.runIf(hasLibsql)('on the way to the database', () => {
  test('it asks twice', async () => {
    const asha = await openStudent(EMAIL)
    await plantEverywhere(db, { id: asha.user.uid, email: EMAIL })
    expect(await countRoundTrips(async () => (await ask(asha)).text())).toBe(2)
  })

  test('a failure half-way cuts the file off', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const asha = await openStudent(EMAIL)
    await plantResults(db, asha.user.uid)
    const response = await ask(asha)
    expect(response.status).toBe(200)
    await setControl({ failures: 9 })
    await expect(response.text()).rejects.toThrow()
    expect(said).toHaveBeenCalledTimes(1)
    said.mockRestore()
  })

  test('a failure is reported, without details', async () => {
    const asha = await openStudent(EMAIL)
    await setControl({ failures: 1 })
    const response = await ask(asha)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      error: {
        code: 'SERVICE_UNAVAILABLE',
        message: NO_DATABASE,
      },
    })
  })
})
