import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar/nepal-day.ts'
import { openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { openDatabase } from '#worker/db/client.ts'
import { contentAccess, studySession } from '#worker/db/schema.ts'
import { ageVisits } from './age-visits.ts'

const db = openDatabase(testEnv)
const HOUR = 60 * 60 * 1000

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
    await ageVisits(HOUR - 60_000)
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 50, progress: 40 }))
    expect(await api.contentAccess.recent.query()).toMatchObject([{ timeSpent: 150, progress: 40 }])
    expect(await api.stats.get.query()).toMatchObject({ totalContentViews: 1, totalStudyTime: 150 })
  })

  test('after an hour makes another record', async () => {
    const { api } = await openStudent()
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 100 }))
    await ageVisits(HOUR + 60_000)
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 50 }))
    expect(await api.contentAccess.recent.query()).toMatchObject([{ timeSpent: 50 }, { timeSpent: 100 }])
    expect(await api.stats.get.query()).toMatchObject({ totalContentViews: 2, totalStudyTime: 150 })
  })

  test('stays with its record, though the visit lasts longer than an hour between reports', async () => {
    const { api } = await openStudent()
    const visit = visitOf({ timeSpent: 100 })
    await api.contentAccess.record.mutate(visit)
    await ageVisits(2 * HOUR)
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

  test('made without a connection counts for its own day, not for that of the report', async () => {
    const { api } = await openStudent()
    const at = Date.now() - 2 * DAY_MS
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 600, at }))
    expect(await api.contentAccess.recent.query()).toMatchObject([{ timestamp: at, lastAccessed: at, timeSpent: 600 }])
    const [session] = await db.select().from(studySession)
    expect(session?.startedAt).toBe(at - 600_000)
  })

  test('reported late takes neither progress nor the time of the last access back', async () => {
    const { api } = await openStudent()
    const visit = visitOf({ timeSpent: 60, progress: 80 })
    await api.contentAccess.record.mutate(visit)
    const [before] = await api.contentAccess.recent.query()
    await api.contentAccess.record.mutate({ ...visit, timeSpent: 30, progress: 20, at: Date.now() - 30_000 })
    await api.contentAccess.record.mutate(visitOf({ progress: 5, at: Date.now() - HOUR / 2 }))
    // Its time counts all the same.
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 40, progress: 5, at: Date.now() - HOUR / 2 }))
    expect(await api.contentAccess.recent.query()).toMatchObject([
      { progress: 80, lastAccessed: before?.lastAccessed, timeSpent: 100 },
    ])
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
