import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { nepalDay } from '../../domain/study/nepal-day.ts'
import { stats, user } from './schema.ts'

/** What of today's count stands in the student's sums; a count of another day is over. */
export function countedToday(userId: string, count: SQLiteColumn, now: number): SQL<number> {
  return sql`coalesce((select ${count} from ${stats} where ${and(eq(stats.userId, userId), eq(stats.limitDay, nepalDay(now)))}), 0)`
}

/** The same inside an update of the sums themselves. */
export function keptToday(count: SQLiteColumn, now: number): SQL<number> {
  return sql`case when ${stats.limitDay} = ${nepalDay(now)} then ${count} else 0 end`
}

/** Holds unless the student has reset all stats since: what was done before a reset is not stored after it. */
export function isAfterReset(userId: string, doneAt: number): SQL {
  return sql`not exists (select 1 from ${user} where ${user.id} = ${userId} and ${user.resetAt} >= ${doneAt})`
}
