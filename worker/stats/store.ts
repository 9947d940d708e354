import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { stats } from '../db/schema.ts'

/** A student who has done nothing yet has no row: everything is zero then. */
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
