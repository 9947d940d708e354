import { and, eq, exists, not, notExists, or, sql } from 'drizzle-orm'
import { nepalDay } from '#domain/calendar/nepal-day.ts'
import { RESULTS_PER_DAY } from '#domain/study/daily-limits.ts'
import type { Database } from '../db/client.ts'
import { countedToday, isAfterReset, ownCountToday } from '../db/day-counts.ts'
import { rowOf } from '../db/row-of.ts'
import { quizResult, stats, subjectStats, user } from '../db/schema.ts'
import { type Answer, type MissedRow, storeAnswers } from '../learning/record.ts'
import { deleteRunning } from '../running-attempts/store.ts'
import { limitsById } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'

export type StoredResult = typeof quizResult.$inferSelect
export type NewResult = Omit<StoredResult, 'id' | 'userId'>

export type SavedResult =
  | { outcome: 'stored'; result: StoredResult }
  | { outcome: 'before-reset' }
  | { outcome: 'too-many' }
  /** Nothing would be stored, so nothing more is shown either. */
  | { outcome: 'too-many-in-hour' }

/** What an attempt adds to the notebook of mistakes and to the records of topics, and the notebook's entries before it. */
type Learning = { now: number; learned: readonly Answer[]; entries: readonly MissedRow[] }

/** Stores and counts an attempt once, however often it is sent, and returns the stored row. */
export async function saveResult(
  db: Database,
  userId: string,
  result: NewResult,
  { now, learned, entries }: Learning,
): Promise<SavedResult> {
  const id = crypto.randomUUID()
  const throttle = openThrottle(db, now)
  const isAllowed = sql`${countedToday(userId, stats.dayResults, now)} < ${RESULTS_PER_DAY}
    and ${isAfterReset(userId, result.timestamp)}`
  const attempt = and(eq(quizResult.userId, userId), eq(quizResult.attemptId, result.attemptId))
  const [, , , rows, [account], counted] = await db.batch([
    db
      .insert(quizResult)
      .select(sql`select ${rowOf(quizResult, { ...result, id, userId })} where ${isAllowed}`)
      .onConflictDoNothing({ target: [quizResult.userId, quizResult.attemptId] }),
    countResult(db, userId, id, result, now),
    countInSubject(db, userId, id, result),
    db.select().from(quizResult).where(attempt),
    db.select({ resetAt: user.resetAt }).from(user).where(eq(user.id, userId)),
    // Stored attempts have a daily limit.
    throttle.count([limitsById.gradingsOf(userId)], notExists(db.select().from(quizResult).where(attempt))),
    // It continues on no other device, unless it could not be stored yet.
    deleteRunning(
      db,
      userId,
      result.attemptId,
      or(exists(db.select().from(quizResult).where(attempt)), not(isAfterReset(userId, result.timestamp))),
    ),
    ...storeAnswers(db, userId, learned, {
      entries,
      onlyIf: exists(db.select().from(quizResult).where(eq(quizResult.id, id))),
    }),
  ])
  const [row] = rows
  if (row) return { outcome: 'stored', result: row }
  if (isOver(counted)) return { outcome: 'too-many-in-hour' }
  return { outcome: (account?.resetAt ?? -1) >= result.timestamp ? 'before-reset' : 'too-many' }
}

/** A stored result by the id of its attempt, or by its own, by which copies of the history on devices may name it. */
export async function findResult(db: Database, userId: string, name: string): Promise<StoredResult | undefined> {
  const named = or(eq(quizResult.attemptId, name), eq(quizResult.id, name))
  const [row] = await db
    .select()
    .from(quizResult)
    .where(and(eq(quizResult.userId, userId), named))
    .limit(1)
  return row
}

/**
 * Adds a result to the sums if the row with this id exists. It does not exist if the attempt had been stored before.
 */
function countResult(db: Database, userId: string, id: string, result: NewResult, now: number) {
  const { score, timeSpent, rightMarks, timestamp } = result
  const first = rowOf(stats, {
    userId,
    totalStudyTime: timeSpent,
    totalQuizzes: 1,
    totalContentViews: 0,
    quizScoreSum: score,
    quizBestScore: score,
    quizTime: timeSpent,
    marksEarned: rightMarks,
    lastActivity: timestamp,
    limitDay: nepalDay(now),
    dayResults: 1,
    dayVisits: 0,
    daySeconds: 0,
  })
  return db
    .insert(stats)
    .select(sql`select ${first} from ${quizResult} where ${quizResult.id} = ${id}`)
    .onConflictDoUpdate({
      target: stats.userId,
      set: {
        totalStudyTime: sql`${stats.totalStudyTime} + ${timeSpent}`,
        totalQuizzes: sql`${stats.totalQuizzes} + 1`,
        quizScoreSum: sql`${stats.quizScoreSum} + ${score}`,
        quizBestScore: sql`max(${stats.quizBestScore}, ${score})`,
        quizTime: sql`${stats.quizTime} + ${timeSpent}`,
        marksEarned: sql`${stats.marksEarned} + ${rightMarks}`,
        lastActivity: sql`max(${stats.lastActivity}, ${timestamp})`,
        limitDay: nepalDay(now),
        dayResults: sql`${ownCountToday(stats.dayResults, now)} + 1`,
        dayVisits: ownCountToday(stats.dayVisits, now),
        daySeconds: ownCountToday(stats.daySeconds, now),
      },
    })
}

function countInSubject(db: Database, userId: string, id: string, { subject, score, timestamp }: NewResult) {
  const first = rowOf(subjectStats, { userId, subject, quizzes: 1, scoreSum: score, lastQuizAt: timestamp })
  return db
    .insert(subjectStats)
    .select(sql`select ${first} from ${quizResult} where ${quizResult.id} = ${id}`)
    .onConflictDoUpdate({
      target: [subjectStats.userId, subjectStats.subject],
      set: {
        quizzes: sql`${subjectStats.quizzes} + 1`,
        scoreSum: sql`${subjectStats.scoreSum} + ${score}`,
        lastQuizAt: sql`max(${subjectStats.lastQuizAt}, ${timestamp})`,
      },
    })
}
