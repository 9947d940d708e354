import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { DAY_MS, NEPAL_OFFSET_MS, nepalDay } from '#domain/calendar/nepal-day.ts'
import type { Database } from '../db/client.ts'
import { contentAccess, quizResult, studySession } from '../db/schema.ts'

/** No streak is counted beyond ten years. */
const STREAK_MAX = 3650

/**
 * The streak: how many days in a row a student was active, by the calendar of Nepal. Today counts without any activity,
 * because a request for the streak is a visit; so it is at least 1. An earlier day counts with a quiz result, the start
 * of a study session or a content access. A content access counts for the day on which it was made and for the day of
 * its last access, so that opening the same content again after midnight does not remove the previous day.
 *
 * The rule exists only here, in SQL, because the database can walk back day by day and stop at the first day without
 * activity. Each day is looked up in the indexes by time, so the cost depends on the length of the streak and not on
 * the number of results.
 */
export function selectStreak(db: Database, userId: string, now: number) {
  const today = nepalDay(now)
  const isOn = (day: SQL, time: SQLiteColumn): SQL =>
    sql`${time} >= ${day} * ${DAY_MS} - ${NEPAL_OFFSET_MS} and ${time} < (${day} + 1) * ${DAY_MS} - ${NEPAL_OFFSET_MS}`
  const day = sql`streak.day`
  const dayBefore = sql`(streak.day - 1)`
  const exists = (table: SQLiteTable & { userId: SQLiteColumn }, condition: SQL): SQL =>
    sql`exists (select 1 from ${table} where ${table.userId} = ${userId} and ${condition})`
  return db.select({ days: sql<number>`count(*)` }).from(sql`(
    with recursive streak(day) as (
      select ${today}
      union all
      select streak.day - 1 from streak where streak.day > ${today - STREAK_MAX + 1} and (
        ${exists(contentAccess, isOn(dayBefore, contentAccess.lastAccessed))}
        or ${exists(contentAccess, sql`${isOn(day, contentAccess.lastAccessed)} and ${isOn(dayBefore, contentAccess.timestamp)}`)}
        or ${exists(studySession, isOn(dayBefore, studySession.startedAt))}
        or ${exists(quizResult, isOn(dayBefore, quizResult.timestamp))}
      )
    )
    select day from streak
  )`)
}
