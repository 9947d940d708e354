import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { stats } from '../db/schema.ts'

/** A student without any activity has no row, and all sums are zero. */
export const NO_STATS = {
  totalStudyTime: 0,
  totalQuizzes: 0,
  totalContentViews: 0,
  lastActivity: null as number | null,
}

/** Study time is in seconds. */
export function selectStats(db: Database, userId: string) {
  return db
    .select({
      totalStudyTime: stats.totalStudyTime,
      totalQuizzes: stats.totalQuizzes,
      totalContentViews: stats.totalContentViews,
      lastActivity: stats.lastActivity,
    })
    .from(stats)
    .where(eq(stats.userId, userId))
}

export async function readStats(db: Database, userId: string) {
  const [row] = await selectStats(db, userId)
  return row ?? NO_STATS
}
