import { and, asc, count, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { type HistoryCursor, type HistoryQuery, WEEK_MS } from '#domain/quiz/history-query.ts'
import type { HistorySort } from '#domain/quiz/history-search.ts'
import { toAverages } from '#domain/quiz/progress.ts'
import type { Database } from '../db/client.ts'
import { prepareOnce } from '../db/prepared.ts'
import { quizResult, stats, subjectStats } from '../db/schema.ts'

const ORDERS = {
  recent: [desc(quizResult.timestamp), desc(quizResult.id)],
  score: [desc(quizResult.score), desc(quizResult.timestamp), desc(quizResult.id)],
  subject: [asc(quizResult.subject), desc(quizResult.timestamp), desc(quizResult.id)],
} as const

const older = sql`(${quizResult.timestamp}, ${quizResult.id}) < (${sql.placeholder('timestamp')}, ${sql.placeholder('id')})`

/** The condition for the rows after a cursor: their sort keys come after the cursor's. */
const AFTER: Record<HistorySort, SQL | undefined> = {
  recent: older,
  score: sql`(${quizResult.score}, ${quizResult.timestamp}, ${quizResult.id})
    < (${sql.placeholder('score')}, ${sql.placeholder('timestamp')}, ${sql.placeholder('id')})`,
  subject: and(eq(quizResult.subject, sql.placeholder('subject')), older),
}

function select(db: Database, sort: HistorySort, where: SQL | undefined) {
  return db
    .select({
      id: quizResult.id,
      attemptId: quizResult.attemptId,
      quizId: quizResult.quizId,
      subject: quizResult.subject,
      title: quizResult.title,
      score: quizResult.score,
      totalQuestions: quizResult.totalQuestions,
      correctAnswers: quizResult.correctAnswers,
      timeSpent: quizResult.timeSpent,
      extraTime: quizResult.extraTime,
      difficulty: quizResult.difficulty,
      timestamp: quizResult.timestamp,
      completedAt: quizResult.completedAt,
    })
    .from(quizResult)
    .where(and(eq(quizResult.userId, sql.placeholder('userId')), where))
    .orderBy(...ORDERS[sort])
    .limit(sql.placeholder('limit'))
}

/** There is one query for each order, with and without a subject, for the first page and for later ones. */
type ListKind = { sort: HistorySort; bySubject: boolean; isFirst: boolean }

/**
 * Sorted by subject, a later page has the rest of the cursor's subject and then the next subjects. These are two
 * queries along the index, because a single condition would read the subject from its beginning on every page.
 */
function buildList(db: Database, { sort, bySubject, isFirst }: ListKind) {
  const ofSubject = bySubject ? eq(quizResult.subject, sql.placeholder('bySubject')) : undefined
  const first = select(db, sort, and(ofSubject, isFirst ? undefined : AFTER[sort]))
  if (isFirst || bySubject || sort !== 'subject') return first.prepare()
  const next = select(db, sort, gt(quizResult.subject, sql.placeholder('subject')))
  return unionAll(db.select().from(first.as('rest')), db.select().from(next.as('next'))).prepare()
}

const preparedLists = prepareOnce(() => new Map<string, ReturnType<typeof buildList>>())

function prepareList(db: Database, kind: ListKind) {
  const lists = preparedLists(db)
  const key = `${kind.sort} ${kind.bySubject} ${kind.isFirst}`
  const list = lists.get(key) ?? buildList(db, kind)
  lists.set(key, list)
  return list
}

/** A page of a student's results, and the cursor of the next page; null after the last page. */
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

/** The figures of the quiz dashboard: stored sums, and counts that an index answers. */
export async function summarizeResults(
  db: Database,
  userId: string,
  { subject, now }: { subject?: string; now: number },
) {
  const own = eq(quizResult.userId, userId)
  const [sums, week, bySubject] = await db.batch([
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
    // A student has at most as many as the catalogue has subjects.
    db
      .select({ subject: subjectStats.subject, quizzes: subjectStats.quizzes, scoreSum: subjectStats.scoreSum })
      .from(subjectStats)
      .where(eq(subjectStats.userId, userId)),
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
    /** The number of results in the list with this filter. */
    matching: subject === undefined ? totalQuizzes : (bySubject.find((one) => one.subject === subject)?.quizzes ?? 0),
    subjects: toAverages(bySubject),
  }
}
