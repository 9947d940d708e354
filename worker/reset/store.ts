import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import {
  contentAccess,
  correctedResult,
  missedQuestion,
  preferences,
  questionMark,
  quizResult,
  readingPosition,
  stats,
  studySession,
  subjectStats,
  topicRecord,
  user,
} from '../db/schema.ts'

/**
 * Deletes a student's study data in one batch: quiz results with the notices of corrected ones, content accesses, study sessions, reading positions, marks
 * of questions, the notebook of mistakes, the levels of topics, preferences and stats. The account, the profile, bookmarks, favorites, tasks and
 * unfinished attempts stay. The time of the
 * reset is stored, so that work from before the reset that another device sends later is not stored.
 */
export async function deleteStudy(db: Database, userId: string, now: number): Promise<void> {
  await db.batch([
    db.update(user).set({ resetAt: now }).where(eq(user.id, userId)),
    db.delete(correctedResult).where(eq(correctedResult.userId, userId)),
    db.delete(quizResult).where(eq(quizResult.userId, userId)),
    db.delete(studySession).where(eq(studySession.userId, userId)),
    db.delete(contentAccess).where(eq(contentAccess.userId, userId)),
    db.delete(readingPosition).where(eq(readingPosition.userId, userId)),
    db.delete(questionMark).where(eq(questionMark.userId, userId)),
    db.delete(missedQuestion).where(eq(missedQuestion.userId, userId)),
    db.delete(topicRecord).where(eq(topicRecord.userId, userId)),
    db.delete(preferences).where(eq(preferences.userId, userId)),
    db.delete(subjectStats).where(eq(subjectStats.userId, userId)),
    db.delete(stats).where(eq(stats.userId, userId)),
  ])
}
