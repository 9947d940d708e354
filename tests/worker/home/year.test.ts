import { is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { FAVORITES_MAX } from '#domain/study/favorite-list.ts'
import { ACTIVITIES_READ, ACTIVITIES_SHOWN } from '#domain/study/recent-activity.ts'
import { RECOMMENDATIONS_KEPT } from '#domain/study/recommendation.ts'
import { openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { yearOfStudy } from '#tests/support/year/year-of-study.ts'
import { openDatabase } from '#worker/db/client.ts'
import * as schema from '#worker/db/schema.ts'

const db = openDatabase(testEnv)

/** A student with a year of study. */
async function openStudentOfAYear() {
  const student = await openStudent()
  const { profile, ...rows } = yearOfStudy(student.user.uid, Date.now())
  for (const [name, list] of Object.entries(rows)) {
    const table: unknown = Object.entries(schema).find(([own]) => own === name)?.[1]
    if (!is(table, SQLiteTable)) throw new Error(`The schema has no table ${name}.`)
    const [first, ...others] = list.map((row) => db.insert(table).values(row))
    if (first) await db.batch([first, ...others])
  }
  await student.api.profile.update.mutate({ full_name: profile[0]?.fullName ?? '', grade_level: 'Class 12' })
  return { ...student, rows }
}

test('a year of study is many rows, and the home stays bounded', async () => {
  const { api, rows } = await openStudentOfAYear()
  expect(rows.quizResult.length).toBeGreaterThan(300)
  expect(rows.contentAccess.length).toBeGreaterThan(400)
  const home = await api.home.get.query()
  expect(home.profile).toEqual(await api.profile.get.query())
  expect(home.summary).toMatchObject({
    totalQuizzes: rows.quizResult.length,
    totalContentViews: rows.contentAccess.length,
  })
  expect(home.recommendations).toHaveLength(RECOMMENDATIONS_KEPT)
  expect(
    [home.activity, home.favorites, home.summary.recentQuizzes, home.summary.recentContent].map((list) => list.length),
  ).toEqual([ACTIVITIES_SHOWN, FAVORITES_MAX, ACTIVITIES_READ, ACTIVITIES_READ])
  expect(JSON.stringify(home).length).toBeLessThan(30_000)
  if (hasLibsql) expect(await countRoundTrips(() => api.home.get.query())).toBe(2)
})

test('the rows of a year are the same for the same time', () => {
  const now = Date.parse('2026-11-22T06:15:00Z')
  expect(yearOfStudy('asha', now)).toEqual(yearOfStudy('asha', now))
})
