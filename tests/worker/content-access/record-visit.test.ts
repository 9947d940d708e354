import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../domain/calendar/nepal-day.ts'
import type { ContentVisit } from '../../../domain/study/content-access.ts'
import {
  REPORT_TOLERANCE_SECONDS,
  STUDY_SECONDS_PER_DAY,
  TOO_MUCH_FOR_A_DAY,
  VISITS_PER_DAY,
} from '../../../domain/study/daily-limits.ts'
import { openDatabase } from '../../../worker/db/client.ts'
import { contentAccess, stats, studySession } from '../../../worker/db/schema.ts'
import { openBrowser, openStudent, refusal, testEnv } from '../../support/api-client.ts'

const db = openDatabase(testEnv)
const HOUR = 60 * 60 * 1000

function visitOf(changes: Partial<ContentVisit> = {}): ContentVisit {
  return {
    visitId: crypto.randomUUID(),
    contentId: 'physics-rotational-dynamics-notes',
    contentType: 'note',
    title: 'Rotational Dynamics',
    subject: 'Physics',
    chapter: 'Rotational Dynamics',
    url: '/notes/physics/rotational-dynamics/physics-rotational-dynamics-notes/view',
    timeSpent: 0,
    progress: 10,
    ...changes,
  }
}

/** Makes everything that is stored look older. */
async function age(ms: number) {
  for (const row of await db.select().from(studySession)) {
    await db
      .update(studySession)
      .set({ startedAt: row.startedAt - ms })
      .where(eq(studySession.id, row.id))
  }
  for (const row of await db.select().from(contentAccess)) {
    await db
      .update(contentAccess)
      .set({ lastAccessed: row.lastAccessed - ms, timestamp: row.timestamp - ms })
      .where(eq(contentAccess.id, row.id))
  }
}

describe('recording a visit', () => {
  test('makes a record and counts the view', async () => {
    const { api } = await openStudent()
    const record = await api.contentAccess.record.mutate(visitOf({ timeSpent: 30 }))
    expect(record).toMatchObject({
      contentId: 'physics-rotational-dynamics-notes',
      contentType: 'note',
      timeSpent: 30,
      progress: 10,
    })
    expect(record).not.toHaveProperty('userId')
    expect(await api.stats.get.query()).toMatchObject({ totalContentViews: 1, totalStudyTime: 30 })
    expect([{ stored: true, ...(await api.contentAccess.recent.query())[0] }]).toEqual([record])
  })

  test('adds only what is new of a visit, in whatever order its reports arrive', async () => {
    const { api } = await openStudent()
    const visit = visitOf()
    for (const timeSpent of [0, 30, 60, 60, 30]) await api.contentAccess.record.mutate({ ...visit, timeSpent })
    const [record] = await api.contentAccess.recent.query()
    expect(record?.timeSpent).toBe(60)
    expect(await api.stats.get.query()).toMatchObject({ totalContentViews: 1, totalStudyTime: 60 })
  })

  test('within an hour of the last continues that record', async () => {
    const { api } = await openStudent()
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 100, progress: 20 }))
    await age(HOUR - 60_000)
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 50, progress: 40 }))
    expect(await api.contentAccess.recent.query()).toMatchObject([{ timeSpent: 150, progress: 40 }])
    expect(await api.stats.get.query()).toMatchObject({ totalContentViews: 1, totalStudyTime: 150 })
  })

  test('after an hour makes another record', async () => {
    const { api } = await openStudent()
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 100 }))
    await age(HOUR + 60_000)
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 50 }))
    expect(await api.contentAccess.recent.query()).toMatchObject([{ timeSpent: 50 }, { timeSpent: 100 }])
    expect(await api.stats.get.query()).toMatchObject({ totalContentViews: 2, totalStudyTime: 150 })
  })

  test('stays with its record, though the visit lasts longer than an hour between reports', async () => {
    const { api } = await openStudent()
    const visit = visitOf({ timeSpent: 100 })
    await api.contentAccess.record.mutate(visit)
    await age(2 * HOUR)
    await api.contentAccess.record.mutate({ ...visit, timeSpent: 7000 })
    expect(await api.contentAccess.recent.query()).toMatchObject([{ timeSpent: 7000 }])
  })

  test('keeps different contents, kinds and students apart', async () => {
    const asha = await openStudent('asha@example.com')
    const bina = await openStudent('bina@example.com')
    const visit = visitOf({ timeSpent: 10 })
    await asha.api.contentAccess.record.mutate(visit)
    await asha.api.contentAccess.record.mutate(visitOf({ contentId: 'other' }))
    await asha.api.contentAccess.record.mutate(visitOf({ contentType: 'chapter' }))
    await bina.api.contentAccess.record.mutate({ ...visit, timeSpent: 5 })
    expect(await asha.api.contentAccess.recent.query()).toHaveLength(3)
    expect(await bina.api.contentAccess.recent.query()).toMatchObject([{ timeSpent: 5 }])
  })

  test('counts each of many sent at once', async () => {
    const { api } = await openStudent()
    const visit = visitOf({ timeSpent: 10 })
    await Promise.all([...Array(6)].map(() => api.contentAccess.record.mutate(visit)))
    expect(await db.select().from(contentAccess)).toHaveLength(1)
    expect(await api.stats.get.query()).toMatchObject({ totalContentViews: 1, totalStudyTime: 10 })
  })

  test.each<[string, Partial<ContentVisit>, string]>([
    ['time that runs backwards', { timeSpent: -1 }, 'Time spent cannot be negative.'],
    ['more time than a day', { timeSpent: 1e9 }, 'A visit lasts a day at most.'],
    ['more than all of it', { progress: 101 }, 'Progress is a percentage from 0 to 100.'],
    ['an address elsewhere', { url: 'https://evil.example/' }, 'An address of this site begins with one slash.'],
    [
      'an address elsewhere without a scheme',
      { url: '//evil.example/' },
      'An address of this site begins with one slash.',
    ],
    ...['/\\evil.com', '/notes\\evil', '/notes\t//evil.com', '/\n/evil.com', '/a b', 'notes'].map(
      (url): [string, Partial<ContentVisit>, string] => [
        `the address ${JSON.stringify(url)}`,
        { url },
        'An address of this site begins with one slash.',
      ],
    ),
    ['no visit id', { visitId: '' }, 'A visit needs an id (a UUID).'],
  ])('refuses %s', async (_, changes, message) => {
    const { api } = await openStudent()
    expect(await refusal(api.contentAccess.record.mutate(visitOf(changes)))).toEqual({ status: 400, message })
    expect(await db.select().from(contentAccess)).toHaveLength(0)
  })

  test('made without a line counts for its own day, not for that of the report', async () => {
    const { api } = await openStudent()
    const at = Date.now() - 2 * DAY_MS
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 600, at }))
    expect(await api.contentAccess.recent.query()).toMatchObject([{ timestamp: at, lastAccessed: at, timeSpent: 600 }])
    expect((await api.profile.get.query()).study_streak).toBe(1)
    await api.contentAccess.record.mutate(visitOf({ contentId: 'other', at: Date.now() - DAY_MS }))
    expect((await api.profile.get.query()).study_streak).toBe(3)
  })

  test('reported late takes neither progress nor the time of the last access back', async () => {
    const { api } = await openStudent()
    const visit = visitOf({ timeSpent: 60, progress: 80 })
    await api.contentAccess.record.mutate(visit)
    const [before] = await api.contentAccess.recent.query()
    await api.contentAccess.record.mutate({ ...visit, timeSpent: 30, progress: 20, at: Date.now() - 30_000 })
    await api.contentAccess.record.mutate(visitOf({ progress: 5, at: Date.now() - HOUR / 2 }))
    expect(await api.contentAccess.recent.query()).toMatchObject([{ progress: 80, lastAccessed: before?.lastAccessed }])
  })

  test('counts no more time between two reports than the clock has moved', async () => {
    const { api } = await openStudent()
    const visit = visitOf({ timeSpent: 60 })
    await api.contentAccess.record.mutate(visit)
    for (let times = 0; times < 3; times++) await api.contentAccess.record.mutate({ ...visit, timeSpent: 20_000 })
    const { totalStudyTime } = await api.stats.get.query()
    expect(totalStudyTime).toBeGreaterThanOrEqual(60 + REPORT_TOLERANCE_SECONDS)
    expect(totalStudyTime).toBeLessThan(60 + REPORT_TOLERANCE_SECONDS + 60)
    await age(2 * HOUR)
    await api.contentAccess.record.mutate({ ...visit, timeSpent: 7000 })
    expect((await api.stats.get.query()).totalStudyTime).toBe(7000)
  })

  test('of 200 invented visits counts a day’s time in a day', async () => {
    const { api } = await openStudent()
    for (let times = 0; times < 4; times++) await api.contentAccess.record.mutate(visitOf({ timeSpent: 80_000 }))
    expect((await api.stats.get.query()).totalStudyTime).toBe(STUDY_SECONDS_PER_DAY)
    const records = await db.select().from(contentAccess)
    expect(records.reduce((sum, { timeSpent }) => sum + timeSpent, 0)).toBe(STUDY_SECONDS_PER_DAY)
  })

  test('is held to what one student can open in a day; a visit that is there already goes on', async () => {
    const { api } = await openStudent()
    const visit = visitOf({ timeSpent: 10 })
    await api.contentAccess.record.mutate(visit)
    await db.update(stats).set({ dayVisits: VISITS_PER_DAY })
    expect(await refusal(api.contentAccess.record.mutate(visitOf({ contentId: 'other' })))).toEqual({
      status: 429,
      message: TOO_MUCH_FOR_A_DAY,
    })
    expect(await db.select().from(studySession)).toHaveLength(1)
    expect(await api.contentAccess.record.mutate({ ...visit, timeSpent: 20 })).toMatchObject({
      stored: true,
      timeSpent: 20,
    })
  })

  test('made before a reset of all stats is not stored after it, and says so', async () => {
    const { api } = await openStudent()
    const visit = visitOf({ timeSpent: 10 })
    await api.contentAccess.record.mutate(visit)
    const at = Date.now() - 1
    await api.reset.stats.mutate()
    expect(await api.contentAccess.record.mutate({ ...visit, timeSpent: 60, at })).toEqual({ stored: false })
    expect(await db.select().from(contentAccess)).toHaveLength(0)
    expect((await api.stats.get.query()).totalStudyTime).toBe(0)
  })

  test('is listed with those of its types, newest first', async () => {
    const { api } = await openStudent()
    for (const [contentType, minutesAgo] of [
      ['blog', 4],
      ['note', 3],
      ['article', 2],
      ['quiz', 1],
      ['chapter', 0],
    ] as const) {
      const at = Date.now() - minutesAgo * 60_000
      await api.contentAccess.record.mutate(visitOf({ contentType, contentId: contentType, at }))
    }
    const listed = async (query: Parameters<typeof api.contentAccess.recent.query>[0]) =>
      (await api.contentAccess.recent.query(query)).map(({ contentType }) => contentType)
    expect(await listed(undefined)).toEqual(['chapter', 'quiz', 'article', 'note', 'blog'])
    expect(await listed({ types: ['blog', 'article'] })).toEqual(['article', 'blog'])
    expect(await listed({ types: ['blog', 'article'], limit: 1 })).toEqual(['article'])
    expect(await refusal(api.contentAccess.recent.query({ types: [] }))).toEqual({
      status: 400,
      message: 'Ask for one type at least.',
    })
  })

  test('is for students', async () => {
    const { api } = openBrowser()
    expect(await refusal(api.contentAccess.record.mutate(visitOf()))).toEqual({
      status: 401,
      message: 'Please sign in first.',
    })
  })
})

test('the sums are what the rows say', async () => {
  const { api } = await openStudent()
  for (const contentId of ['one', 'two', 'three', 'one'])
    await api.contentAccess.record.mutate(visitOf({ contentId, timeSpent: 40 }))
  const records = await db.select().from(contentAccess)
  const visits = await db.select().from(studySession)
  const [kept] = await db.select().from(stats)
  expect(kept).toMatchObject({
    totalContentViews: records.length,
    totalStudyTime: records.reduce((sum, row) => sum + row.timeSpent, 0),
  })
  expect(kept?.totalStudyTime).toBe(visits.reduce((sum, row) => sum + row.seconds, 0))
})

test('a student who has done nothing has zeros', async () => {
  const { api } = await openStudent()
  expect(await api.stats.get.query()).toEqual({
    totalStudyTime: 0,
    totalQuizzes: 0,
    totalContentViews: 0,
    lastActivity: null,
  })
})
