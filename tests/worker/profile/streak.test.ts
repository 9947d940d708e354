import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { openDatabase } from '#worker/db/client.ts'
import { contentAccess, quizResult, studySession } from '#worker/db/schema.ts'
import { selectStreak } from '#worker/profile/streak.ts'

const db = openDatabase(testEnv)
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Noon of a day in Nepal. */
const NOW = Date.parse('2026-11-21T12:00:00+05:45')
/** Midnight in Nepal, this many days ago. */
const startOfDay = (daysAgo: number) => Date.parse('2026-11-21T00:00:00+05:45') - daysAgo * DAY_MS

/** The streak at `now` of a student who opened a note at each of these times. */
async function streakAfter(times: readonly number[], now = NOW, email = 'asha@example.com') {
  const { user } = await openStudent(email)
  for (const at of times) {
    await db.run(sql`insert into content_access (id, user_id, content_id, content_type, title, subject, timestamp, last_accessed)
      values (${crypto.randomUUID()}, ${user.uid}, 'x', 'note', 'x', 'x', ${at}, ${at})`)
  }
  return { user, streak: await readStreak(user.uid, now) }
}

async function readStreak(userId: string, now = NOW) {
  const [row] = await selectStreak(db, userId, now)
  return row?.days
}

test.each([
  ['today alone, without any activity', [], 1],
  ['today alone, with activity', [0], 1],
  ['yesterday', [1], 2],
  ['days in a row, until a day is missing', [1, 2, 3, 5], 4],
  ['days whose order and number do not count', [3, 1, 2, 1], 4],
  ['nothing before a missing day', [2, 3], 1],
  ['no day that is still to come', [-1, -2], 1],
])('counts %s: %j days ago', async (_, daysAgo, days) => {
  expect((await streakAfter(daysAgo.map((day) => startOfDay(day) + HOUR_MS))).streak).toBe(days)
})

test.each([
  ['the last millisecond of yesterday', startOfDay(0) - 1, NOW, 2],
  ['the first millisecond of yesterday', startOfDay(1), NOW, 2],
  ['the last millisecond of the day before', startOfDay(1) - 1, NOW, 1],
  ['today, seen at the first millisecond of tomorrow', startOfDay(0), startOfDay(-1), 2],
  ['today, seen at the last millisecond of today', startOfDay(0), startOfDay(-1) - 1, 1],
])('changes its day at midnight in Nepal: %s', async (_, at, now, days) => {
  expect((await streakAfter([at], now)).streak).toBe(days)
})

test('counts quiz results and the starts of study sessions, too', async () => {
  const { api, user } = await openStudent()
  await api.quizResults.submit.mutate(attemptOf())
  await db.update(quizResult).set({ timestamp: startOfDay(1) })
  await api.contentAccess.record.mutate(visitOf({ timeSpent: 60 }))
  await db.run(sql`update content_access set last_accessed = ${startOfDay(9)}`)
  await db.update(studySession).set({ startedAt: startOfDay(2) })
  expect(await readStreak(user.uid)).toBe(3)
})

test('keeps a day when the same note is opened again after midnight', async () => {
  const { api, user } = await openStudent()
  const lateYesterday = startOfDay(0) - 10 * 60_000
  await api.contentAccess.record.mutate(visitOf())
  await db.update(contentAccess).set({ timestamp: lateYesterday, lastAccessed: lateYesterday })
  expect(await readStreak(user.uid)).toBe(2)
  await db.update(contentAccess).set({ lastAccessed: startOfDay(0) + 10 * 60_000 })
  expect(await readStreak(user.uid)).toBe(2)
})

test('is each student’s own', async () => {
  const asha = await streakAfter([startOfDay(1)])
  const bina = await streakAfter([], NOW, 'bina@example.com')
  expect([asha.streak, bina.streak]).toEqual([2, 1])
})

test('ends after ten years', async () => {
  const { user } = await openStudent()
  await db.run(sql`
    with recursive day(ago) as (select 1 union all select ago + 1 from day where ago < 3700)
    insert into content_access (id, user_id, content_id, content_type, title, subject, timestamp, last_accessed)
    select 'day-' || ago, ${user.uid}, 'x', 'note', 'x', 'x', ${startOfDay(0)} - ago * ${DAY_MS}, ${startOfDay(0)} - ago * ${DAY_MS} from day`)
  expect(await readStreak(user.uid)).toBe(3650)
})

test('is what the profile shows', async () => {
  const { api, user } = await openStudent()
  await db.run(sql`insert into content_access (id, user_id, content_id, content_type, title, subject, timestamp, last_accessed)
    values ('x', ${user.uid}, 'x', 'note', 'x', 'x', 1, ${Date.now() - DAY_MS})`)
  expect((await api.profile.get.query()).study_streak).toBe(2)
})
