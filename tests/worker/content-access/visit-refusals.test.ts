import { describe, expect, test } from 'vitest'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import type { ContentVisit } from '#domain/study/content-access.ts'
import {
  REPORT_TOLERANCE_SECONDS,
  STUDY_SECONDS_PER_DAY,
  TOO_MUCH_FOR_A_DAY,
  VISITS_PER_DAY,
} from '#domain/study/daily-limits.ts'
import { openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { openDatabase } from '#worker/db/client.ts'
import { contentAccess, stats, studySession } from '#worker/db/schema.ts'
import { ageVisits } from './age-visits.ts'

const db = openDatabase(testEnv)
const HOUR = 60 * 60 * 1000

describe('recording a visit', () => {
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

  test('counts no more time between two reports than the clock has moved', async () => {
    const { api } = await openStudent()
    const visit = visitOf({ timeSpent: 60 })
    await api.contentAccess.record.mutate(visit)
    for (let times = 0; times < 3; times++) await api.contentAccess.record.mutate({ ...visit, timeSpent: 20_000 })
    const { totalStudyTime } = await api.stats.get.query()
    expect(totalStudyTime).toBeGreaterThanOrEqual(60 + REPORT_TOLERANCE_SECONDS)
    expect(totalStudyTime).toBeLessThan(60 + REPORT_TOLERANCE_SECONDS + 60)
    await ageVisits(2 * HOUR)
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

  test('is limited to what one student can open in a day; an existing visit continues', async () => {
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

  test('is for students', async () => {
    const { api } = openBrowser()
    expect(await refusal(api.contentAccess.record.mutate(visitOf()))).toEqual({
      status: 401,
      message: SIGN_IN_FIRST,
    })
  })
})
