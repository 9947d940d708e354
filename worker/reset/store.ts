import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import {
  contentAccess,
  preferences,
  quizResult,
  readingPosition,
  stats,
  studySession,
  subjectStats,
  user,
} from '../db/schema.ts'

/**
 * Deletes what a student has done, and the sums over it, in one batch: results, records of content with the pages that
 * were read last, study sessions, preferences and stats. The account, the profile and what was collected stay. The time is
 * remembered: what another device still brings from before it is not stored.
 */
export async function deleteStudy(db: Database, userId: string, now: number): Promise<void> {
  await db.batch([
    db.update(user).set({ resetAt: now }).where(eq(user.id, userId)),
    db.delete(quizResult).where(eq(quizResult.userId, userId)),
    db.delete(studySession).where(eq(studySession.userId, userId)),
    db.delete(contentAccess).where(eq(contentAccess.userId, userId)),
    db.delete(readingPosition).where(eq(readingPosition.userId, userId)),
    db.delete(preferences).where(eq(preferences.userId, userId)),
    db.delete(subjectStats).where(eq(subjectStats.userId, userId)),
    db.delete(stats).where(eq(stats.userId, userId)),
  ])
}
