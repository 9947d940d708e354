import { and, count, desc, eq, gte, lt, max, type SQL, sql } from 'drizzle-orm'
import { DAY_MS, NEPAL_OFFSET_MS } from '#domain/calendar/nepal-day.ts'
import { ACTIVITIES_READ } from '#domain/study/recent-activity.ts'
import { LOOKED_AT } from '../content-access/store.ts'
import type { Database } from '../db/client.ts'
import { contentAccess, quizResult, readingPosition, studySession } from '../db/schema.ts'

export function selectRecentResults(db: Database, userId: string) {
  return db
    .select({
      id: quizResult.id,
      quizId: quizResult.quizId,
      title: quizResult.title,
      subject: quizResult.subject,
      score: quizResult.score,
      timestamp: quizResult.timestamp,
    })
    .from(quizResult)
    .where(eq(quizResult.userId, userId))
    .orderBy(desc(quizResult.timestamp), desc(quizResult.id))
    .limit(ACTIVITIES_READ)
}

const RECENT_CONTENT = {
  id: contentAccess.id,
  contentId: contentAccess.contentId,
  contentType: contentAccess.contentType,
  title: contentAccess.title,
  subject: contentAccess.subject,
  chapter: contentAccess.chapter,
  url: contentAccess.url,
  progress: contentAccess.progress,
  lastAccessed: contentAccess.lastAccessed,
}

export function selectRecentContent(db: Database, userId: string) {
  return db
    .select(RECENT_CONTENT)
    .from(contentAccess)
    .where(eq(contentAccess.userId, userId))
    .orderBy(desc(contentAccess.lastAccessed), desc(contentAccess.id))
    .limit(ACTIVITIES_READ)
}

/** The last note that was read, with its reading position, if it is among the latest accesses. */
export function selectLastNote(db: Database, userId: string) {
  const latest = db
    .select(RECENT_CONTENT)
    .from(contentAccess)
    .where(eq(contentAccess.userId, userId))
    .orderBy(desc(contentAccess.lastAccessed), desc(contentAccess.id))
    .limit(LOOKED_AT)
    .as('latest')
  return db
    .select({ ...latest._.selectedFields, page: readingPosition.page })
    .from(latest)
    .leftJoin(readingPosition, and(eq(readingPosition.userId, userId), eq(readingPosition.noteId, latest.contentId)))
    .where(eq(latest.contentType, 'note'))
    .orderBy(desc(latest.lastAccessed), desc(latest.id))
    .limit(1)
}

/** The subjects in which something was read since a time, each with its last time. */
export function selectSubjectsRead(db: Database, userId: string, since: number) {
  return db
    .select({ subject: contentAccess.subject, lastAccessed: max(contentAccess.lastAccessed).mapWith(Number) })
    .from(contentAccess)
    .where(and(eq(contentAccess.userId, userId), gte(contentAccess.lastAccessed, since)))
    .groupBy(contentAccess.subject)
}

/**
 * The number of quizzes in each subject since a time. Grouped by the plain column, SQLite would walk the whole history
 * in the order of subjects, and not only its end in the order of time.
 */
export function selectQuizzesBySubject(db: Database, userId: string, since: number) {
  return db
    .select({ subject: quizResult.subject, quizzes: count() })
    .from(quizResult)
    .where(and(eq(quizResult.userId, userId), gte(quizResult.timestamp, since)))
    .groupBy(sql`+${quizResult.subject}`)
}

type Span = { from: number; to: number }

/** Seconds of reading, by the day in Nepal on which each visit began. */
export function selectReadingByDay(db: Database, userId: string, { from, to }: Span) {
  const day = dayOf(sql`${studySession.startedAt}`)
  return db
    .select({ day, seconds: sql<number>`sum(${studySession.seconds})` })
    .from(studySession)
    .where(and(eq(studySession.userId, userId), gte(studySession.startedAt, from), lt(studySession.startedAt, to)))
    .groupBy(day)
}

/** Seconds of quizzes, by the day in Nepal on which each was finished. */
export function selectPractiseByDay(db: Database, userId: string, { from, to }: Span) {
  const day = dayOf(sql`${quizResult.timestamp}`)
  return db
    .select({ day, seconds: sql<number>`sum(${quizResult.timeSpent})` })
    .from(quizResult)
    .where(and(eq(quizResult.userId, userId), gte(quizResult.timestamp, from), lt(quizResult.timestamp, to)))
    .groupBy(day)
}

function dayOf(time: SQL): SQL<number> {
  return sql<number>`(${time} + ${sql.raw(String(NEPAL_OFFSET_MS))}) / ${sql.raw(String(DAY_MS))}`
}
