import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { nepalDay } from '#domain/calendar/nepal-day.ts'
import { stats, user } from './schema.ts'

/** The student's count of today; 0 if the stored count is from an earlier day. */
export function countedToday(userId: string, count: SQLiteColumn, now: number): SQL<number> {
  return sql`coalesce((select ${count} from ${stats} where ${and(eq(stats.userId, userId), eq(stats.limitDay, nepalDay(now)))}), 0)`
}

/** The same count in an update of the `stats` row. */
export function ownCountToday(count: SQLiteColumn, now: number): SQL<number> {
  return sql`case when ${stats.limitDay} = ${nepalDay(now)} then ${count} else 0 end`
}

/** Whether an action at this time is later than the student's last reset of all stats. Earlier ones are not stored. */
export function isAfterReset(userId: string, doneAt: number): SQL {
  return sql`not exists (select 1 from ${user} where ${user.id} = ${userId} and ${user.resetAt} >= ${doneAt})`
}
