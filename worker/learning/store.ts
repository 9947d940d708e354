import { and, asc, count, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import { nepalDay } from '#domain/calendar/nepal-day.ts'
import { startOfDay } from '#domain/calendar/week.ts'
import { DAILY_SET_MAX } from '#domain/quiz/mistakes.ts'
import type { Database } from '../db/client.ts'
import { missedQuestion, topicRecord } from '../db/schema.ts'
import { limitsById } from '../throttle/limits.ts'
import { openThrottle } from '../throttle/throttle.ts'

const own = (userId: string) => and(eq(missedQuestion.userId, userId), isNull(missedQuestion.leftAt))
const due = (userId: string, now: number) => and(own(userId), lte(missedQuestion.dueDay, nepalDay(now)))

/** The questions of the notebook that are due, the longest due first. */
export function selectDue(db: Database, userId: string, now: number) {
  return db
    .select()
    .from(missedQuestion)
    .where(due(userId, now))
    .orderBy(asc(missedQuestion.dueDay), asc(missedQuestion.questionId))
    .limit(DAILY_SET_MAX)
}

/** Only their ids, to count them. */
export function selectDueIds(db: Database, userId: string, now: number) {
  return db
    .select({ questionId: missedQuestion.questionId })
    .from(missedQuestion)
    .where(due(userId, now))
    .limit(DAILY_SET_MAX)
}

/** How many questions of the notebook were gone over today, at most as many as a day has. */
export function countReviewed(db: Database, userId: string, now: number) {
  const reviewed = db
    .select({ id: missedQuestion.questionId })
    .from(missedQuestion)
    .where(and(eq(missedQuestion.userId, userId), gte(missedQuestion.reviewedAt, startOfDay(nepalDay(now)))))
    .limit(DAILY_SET_MAX)
    .as('reviewed')
  return db.select({ count: count() }).from(reviewed)
}

export type NotebookCursor = { missedAt: number; questionId: string }

/** The notebook, the newest mistake first. */
export function selectNotebook(db: Database, userId: string, limit: number, cursor?: NotebookCursor) {
  // A comparison of rows starts at the cursor. With `or`, SQLite would read all earlier pages again.
  const after =
    cursor &&
    sql`(${missedQuestion.missedAt}, ${missedQuestion.questionId}) < (${cursor.missedAt}, ${cursor.questionId})`
  return db
    .select()
    .from(missedQuestion)
    .where(and(own(userId), after))
    .orderBy(desc(missedQuestion.missedAt), desc(missedQuestion.questionId))
    .limit(limit + 1)
}

/** The records of the topics of some chapters. */
function selectTopics(db: Database, userId: string, chapters: readonly string[]) {
  return db
    .select({
      chapter: topicRecord.chapter,
      topic: topicRecord.topic,
      recent: topicRecord.recent,
      seen: topicRecord.seen,
      lastAt: topicRecord.lastAt,
    })
    .from(topicRecord)
    .where(and(eq(topicRecord.userId, userId), inArray(topicRecord.chapter, [...chapters])))
}

/**
 * The records of all topics, without the questions that were seen. A student has at most as many as the catalogue has
 * topics.
 */
export function selectTopicLevels(db: Database, userId: string) {
  return db
    .select({
      chapter: topicRecord.chapter,
      topic: topicRecord.topic,
      recent: topicRecord.recent,
      lastAt: topicRecord.lastAt,
    })
    .from(topicRecord)
    .where(eq(topicRecord.userId, userId))
}

/** What a practice is chosen by, and whether the student may start one more in this hour. */
export async function openPractice(db: Database, userId: string, chapters: readonly string[], now: number) {
  // Left to itself, SQLite reads the whole notebook by its primary key.
  const missed = db
    .select({ questionId: sql<string>`${missedQuestion.questionId}` })
    .from(sql`${missedQuestion} indexed by missed_question_by_chapter`)
    .where(and(own(userId), inArray(missedQuestion.chapter, [...chapters])))
  const throttle = openThrottle(db, now)
  const [topics, missedIds, counted] = await db.batch([
    selectTopics(db, userId, chapters),
    missed,
    throttle.count([limitsById.practicesOf(userId)]),
  ])
  return { topics, missedIds: missedIds.map(({ questionId }) => questionId), counted }
}
