import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { stats } from '../db/schema.ts'

/** A student without any activity has no row, and all sums are zero. */
export async function readStats(db: Database, userId: string) {
  const [row] = await db
    .select({
      totalStudyTime: stats.totalStudyTime,
      totalQuizzes: stats.totalQuizzes,
      totalContentViews: stats.totalContentViews,
      lastActivity: stats.lastActivity,
    })
    .from(stats)
    .where(eq(stats.userId, userId))
  return row ?? { totalStudyTime: 0, totalQuizzes: 0, totalContentViews: 0, lastActivity: null }
}
