import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { DAY_MS, NEPAL_OFFSET_MS, nepalDay } from '../../domain/calendar/nepal-day.ts'
import type { Database } from '../db/client.ts'
import { contentAccess, quizResult, studySession } from '../db/schema.ts'

/** No streak is counted beyond ten years. */
const STREAK_MAX = 3650

/**
 * The streak: how many days in a row a student was active, by the calendar of Nepal. Today counts without any activity,
 * because asking for the streak is a visit; so it is at least 1. A day before today counts with a quiz result, a content
 * access or the start of a study session.
 *
 * The rule is written in SQL, and only here, because the database can walk back day by day and stop at the first day
 * without activity. Each day is looked up in three indexes, so the query costs as much as the streak is long, however
 * many results a student has.
 */
export function selectStreak(db: Database, userId: string, now: number) {
  const today = nepalDay(now)
  const wasActiveTheDayBefore = (table: SQLiteTable & { userId: SQLiteColumn }, time: SQLiteColumn): SQL =>
    sql`exists (
      select 1 from ${table} where ${table.userId} = ${userId}
        and ${time} >= (streak.day - 1) * ${DAY_MS} - ${NEPAL_OFFSET_MS}
        and ${time} < streak.day * ${DAY_MS} - ${NEPAL_OFFSET_MS}
    )`
  return db.select({ days: sql<number>`count(*)` }).from(sql`(
    with recursive streak(day) as (
      select ${today}
      union all
      select streak.day - 1 from streak where streak.day > ${today - STREAK_MAX + 1} and (
        ${wasActiveTheDayBefore(contentAccess, contentAccess.lastAccessed)}
        or ${wasActiveTheDayBefore(studySession, studySession.startedAt)}
        or ${wasActiveTheDayBefore(quizResult, quizResult.timestamp)}
      )
    )
    select day from streak
  )`)
}
