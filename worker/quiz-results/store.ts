import { and, asc, count, desc, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { type HistoryCursor, type HistoryQuery, WEEK_MS } from '../../domain/quiz/quiz-history.ts'
import type { Database } from '../db/client.ts'
import { prepareOnce } from '../db/prepared.ts'
import { quizResult, stats } from '../db/schema.ts'

export type NewResult = Omit<typeof quizResult.$inferInsert, 'id' | 'userId'>
export type StoredResult = typeof quizResult.$inferSelect

/** Stores an attempt once and counts it once, however often it is sent; returns the row that stands. */
export async function saveResult(db: Database, userId: string, result: NewResult): Promise<StoredResult> {
  const id = crypto.randomUUID()
  const [, , rows] = await db.batch([
    db
      .insert(quizResult)
      .values({ ...result, id, userId })
      .onConflictDoNothing({ target: [quizResult.userId, quizResult.attemptId] }),
    countResult(db, userId, id, result),
    db
      .select()
      .from(quizResult)
      .where(and(eq(quizResult.userId, userId), eq(quizResult.attemptId, result.attemptId))),
  ])
  const [row] = rows
  if (!row) throw new Error('A stored result is not there.')
  return row
}

/** Adds a result to the sums, if the row with this id is there: it is not when the attempt was stored before. */
function countResult(
  db: Database,
  userId: string,
  id: string,
  { score, timeSpent, earnedMarks, timestamp }: NewResult,
) {
  return db
    .insert(stats)
    .select(
      sql`select ${userId}, 0, 1, 0, ${score}, ${score}, ${timeSpent}, ${earnedMarks}, ${timestamp} from ${quizResult} where ${quizResult.id} = ${id}`,
    )
    .onConflictDoUpdate({
      target: stats.userId,
      set: {
        totalQuizzes: sql`${stats.totalQuizzes} + 1`,
        quizScoreSum: sql`${stats.quizScoreSum} + ${score}`,
        quizBestScore: sql`max(${stats.quizBestScore}, ${score})`,
        quizTime: sql`${stats.quizTime} + ${timeSpent}`,
        marksEarned: sql`${stats.marksEarned} + ${earnedMarks}`,
        lastActivity: sql`max(${stats.lastActivity}, ${timestamp})`,
      },
    })
}

const ORDERS = {
  recent: [desc(quizResult.timestamp), desc(quizResult.id)],
  score: [desc(quizResult.score), desc(quizResult.timestamp), desc(quizResult.id)],
  subject: [asc(quizResult.subject), desc(quizResult.timestamp), desc(quizResult.id)],
} as const

const older = sql`(${quizResult.timestamp}, ${quizResult.id}) < (${sql.placeholder('timestamp')}, ${sql.placeholder('id')})`

/** The rows behind a cursor: those whose sort keys come after the keys of the last row shown. */
const AFTER: Record<HistoryQuery['sort'], SQL | undefined> = {
  recent: older,
  score: sql`(${quizResult.score}, ${quizResult.timestamp}, ${quizResult.id})
    < (${sql.placeholder('score')}, ${sql.placeholder('timestamp')}, ${sql.placeholder('id')})`,
  subject: and(
    gte(quizResult.subject, sql.placeholder('subject')),
    or(gt(quizResult.subject, sql.placeholder('subject')), older),
  ),
}

/** A list for each order, with and without a subject, at the first page and behind a cursor. */
type ListKind = { sort: HistoryQuery['sort']; bySubject: boolean; isFirst: boolean }

const buildList = (db: Database, { sort, bySubject, isFirst }: ListKind) =>
  db
    .select({
      id: quizResult.id,
      quizId: quizResult.quizId,
      subject: quizResult.subject,
      title: quizResult.title,
      score: quizResult.score,
      totalQuestions: quizResult.totalQuestions,
      correctAnswers: quizResult.correctAnswers,
      timeSpent: quizResult.timeSpent,
      difficulty: quizResult.difficulty,
      timestamp: quizResult.timestamp,
      completedAt: quizResult.completedAt,
    })
    .from(quizResult)
    .where(
      and(
        eq(quizResult.userId, sql.placeholder('userId')),
        bySubject ? eq(quizResult.subject, sql.placeholder('bySubject')) : undefined,
        isFirst ? undefined : AFTER[sort],
      ),
    )
    .orderBy(...ORDERS[sort])
    .limit(sql.placeholder('limit'))
    .prepare()

const preparedLists = prepareOnce(() => new Map<string, ReturnType<typeof buildList>>())

function prepareList(db: Database, kind: ListKind) {
  const lists = preparedLists(db)
  const key = `${kind.sort} ${kind.bySubject} ${kind.isFirst}`
  const list = lists.get(key) ?? buildList(db, kind)
  lists.set(key, list)
  return list
}

/** One page of a student's results and the cursor of the next, or null at the end. */
export async function listResults(db: Database, userId: string, { sort, subject, limit, cursor }: HistoryQuery) {
  const list = prepareList(db, { sort, bySubject: subject !== undefined, isFirst: cursor === undefined })
  const rows = await list.all({ userId, bySubject: subject, limit: limit + 1, ...cursor })

  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const nextCursor: HistoryCursor | null =
    last && rows.length > limit
      ? { timestamp: last.timestamp, id: last.id, score: last.score, subject: last.subject }
      : null
  return { items, nextCursor }
}

/** The four tiles and the week: sums that are kept, and counts that walk an index. */
export async function summarizeResults(
  db: Database,
  userId: string,
  { subject, now }: { subject?: string; now: number },
) {
  const own = eq(quizResult.userId, userId)
  const [sums, week, matching] = await db.batch([
    db
      .select({
        totalQuizzes: stats.totalQuizzes,
        scoreSum: stats.quizScoreSum,
        bestScore: stats.quizBestScore,
        totalTime: stats.quizTime,
      })
      .from(stats)
      .where(eq(stats.userId, userId)),
    db
      .select({ count: count() })
      .from(quizResult)
      .where(and(own, gte(quizResult.timestamp, now - WEEK_MS), lt(quizResult.timestamp, now + 1))),
    db
      .select({ count: count() })
      .from(quizResult)
      .where(and(own, subject === undefined ? sql`0` : eq(quizResult.subject, subject))),
  ])
  const { totalQuizzes, scoreSum, bestScore, totalTime } = sums[0] ?? {
    totalQuizzes: 0,
    scoreSum: 0,
    bestScore: 0,
    totalTime: 0,
  }
  return {
    totalQuizzes,
    /** Percent, rounded. */
    averageScore: totalQuizzes === 0 ? 0 : Math.round(scoreSum / totalQuizzes),
    bestScore,
    /** Seconds. */
    totalTime,
    thisWeek: week[0]?.count ?? 0,
    /** How many results the list holds under its filter. */
    matching: subject === undefined ? totalQuizzes : (matching[0]?.count ?? 0),
  }
}
