import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../worker/db/client.ts'
import { quizResult, studySession } from '../../../worker/db/schema.ts'
import { openStudent, testEnv } from '../../support/api-client.ts'
import { attemptOf } from '../../support/sample-attempts.ts'
import { visitOf } from '../../support/visits.ts'

const db = openDatabase(testEnv)
const DAY = 24 * 60 * 60 * 1000

/** Midnight in Nepal, so many days ago. */
const startOfDay = (daysAgo: number) => {
  const offset = (5 * 60 + 45) * 60_000
  return Math.floor((Date.now() + offset) / DAY) * DAY - offset - daysAgo * DAY
}

/** One visit of a note at each of these times. */
async function visitAt(userId: string, times: number[]) {
  for (const at of times) {
    const id = crypto.randomUUID()
    await db.run(sql`insert into content_access (id, user_id, content_id, content_type, title, subject, timestamp, last_accessed)
      values (${id}, ${userId}, 'x', 'note', 'x', 'x', ${at}, ${at})`)
  }
}

const streakOf = async ({ api }: Awaited<ReturnType<typeof openStudent>>) =>
  (await api.profile.get.query()).study_streak

test('counts the days in a row until today, whose visit is enough', async () => {
  const asha = await openStudent()
  await visitAt(asha.user.uid, [1, 2, 3, 5, 6].map(startOfDay))
  expect(await streakOf(asha)).toBe(4)
})

test('ends with a day without anything', async () => {
  const asha = await openStudent()
  await visitAt(asha.user.uid, [2, 3, 4].map(startOfDay))
  expect(await streakOf(asha)).toBe(1)
})

test('counts by midnight in Nepal', async () => {
  const asha = await openStudent()
  await visitAt(asha.user.uid, [startOfDay(0) - 1])
  expect(await streakOf(asha)).toBe(2)
  await visitAt(asha.user.uid, [startOfDay(1) - 1])
  expect(await streakOf(asha)).toBe(3)
  await visitAt(asha.user.uid, [startOfDay(3), startOfDay(3) - 1])
  expect(await streakOf(asha)).toBe(5)
})

test('counts quizzes and openings, too', async () => {
  const asha = await openStudent()
  await asha.api.quizResults.submit.mutate(attemptOf())
  await db.update(quizResult).set({ timestamp: startOfDay(1) })
  await asha.api.contentAccess.record.mutate(visitOf())
  await db.update(studySession).set({ startedAt: startOfDay(2) })
  expect(await streakOf(asha)).toBe(3)
})

test('is each student’s own', async () => {
  const asha = await openStudent()
  const bina = await openStudent('bina@example.com')
  await visitAt(asha.user.uid, [startOfDay(1)])
  expect([await streakOf(asha), await streakOf(bina)]).toEqual([2, 1])
})

test('walks the indexes, and only as far as it goes', async () => {
  const asha = await openStudent()
  await visitAt(
    asha.user.uid,
    Array.from({ length: 400 }, (_, day) => startOfDay(day + 1)),
  )
  expect(await streakOf(asha)).toBe(401)
})
