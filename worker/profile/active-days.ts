import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { DAY_MS, NEPAL_OFFSET_MS, nepalDay, STREAK_MAX } from '../../domain/study/streak.ts'
import type { Database } from '../db/client.ts'
import { contentAccess, quizResult, studySession } from '../db/schema.ts'

/**
 * Today and the days with activity before it, in Nepal, back to the first day without any: all that a streak needs.
 * Each day is looked up in three indexes, so a student with 10,000 results pays for the days of the streak alone.
 */
export function selectActiveDays(db: Database, userId: string, now: number) {
  const today = nepalDay(now)
  const wasActive = (table: SQLiteTable & { userId: SQLiteColumn }, time: SQLiteColumn): SQL =>
    sql`exists (
      select 1 from ${table} where ${table.userId} = ${userId}
        and ${time} >= (streak.day - 1) * ${DAY_MS} - ${NEPAL_OFFSET_MS}
        and ${time} < streak.day * ${DAY_MS} - ${NEPAL_OFFSET_MS}
    )`
  return db.select({ day: sql<number>`day` }).from(sql`(
    with recursive streak(day) as (
      select ${today}
      union all
      select streak.day - 1 from streak where streak.day > ${today - STREAK_MAX} and (
        ${wasActive(contentAccess, contentAccess.lastAccessed)}
        or ${wasActive(studySession, studySession.startedAt)}
        or ${wasActive(quizResult, quizResult.timestamp)}
      )
    )
    select day from streak
  )`)
}
