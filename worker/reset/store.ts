import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { contentAccess, preferences, quizResult, readingPosition, stats, studySession } from '../db/schema.ts'

/**
 * Deletes what a student has done, and the sums over it, in one batch: results, records of content with the pages that
 * were read last, study sessions, preferences and stats. The account, the profile and what was collected stay.
 */
export async function deleteStudy(db: Database, studentId: string): Promise<void> {
  await db.batch([
    db.delete(quizResult).where(eq(quizResult.userId, studentId)),
    db.delete(studySession).where(eq(studySession.userId, studentId)),
    db.delete(contentAccess).where(eq(contentAccess.userId, studentId)),
    db.delete(readingPosition).where(eq(readingPosition.userId, studentId)),
    db.delete(preferences).where(eq(preferences.userId, studentId)),
    db.delete(stats).where(eq(stats.userId, studentId)),
  ])
}
