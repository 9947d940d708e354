import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { nepalDay } from '#domain/calendar/nepal-day.ts'
import { type ContentVisit, countedSeconds, MERGE_WINDOW_MS } from '#domain/study/content-access.ts'
import type { ContentType } from '#domain/study/content-types.ts'
import {
  clampDoneAt,
  REPORT_TOLERANCE_SECONDS,
  STUDY_SECONDS_PER_DAY,
  VISITS_PER_DAY,
} from '#domain/study/daily-limits.ts'
import type { Database } from '../db/client.ts'
import { countedToday, isAfterReset, ownCountToday } from '../db/day-counts.ts'
import { rowOf } from '../db/row-of.ts'
import { contentAccess, stats, studySession, user } from '../db/schema.ts'

export type RecordedVisit =
  | { outcome: 'stored'; record: typeof contentAccess.$inferSelect }
  | { outcome: 'before-reset' }
  | { outcome: 'too-many' }

/**
 * Records a report of a visit in one batch. A visit to the same content within an hour extends the earlier record;
 * otherwise a new record is made, and the view is counted.
 *
 * `timeSpent` is the total time of the visit. The difference to the time that was counted before is added, so a report
 * can arrive twice, late or out of order. At most the time between the start of the visit and its last activity counts,
 * and at most one day per day.
 *
 * Written rows are what a database costs. So a visit has a row of its own only from its first second on; an opening
 * without reading time is a record alone. A report of a known visit writes four rows, and a repeated one writes a
 * single row.
 */
export async function recordVisit(
  db: Database,
  userId: string,
  reported: ContentVisit,
  now: number,
): Promise<RecordedVisit> {
  const visit = { ...reported, timeSpent: countedSeconds(reported) }
  const at = clampDoneAt(visit.at ?? now, { sentAt: visit.sentAt, now })
  const freshId = crypto.randomUUID()
  const thisVisit = and(eq(studySession.userId, userId), eq(studySession.id, visit.visitId))
  const isNew = sql`(not exists (select 1 from ${studySession} where ${thisVisit})
    and ${countedToday(userId, stats.dayVisits, now)} < ${VISITS_PER_DAY} and ${isAfterReset(userId, at)})`
  const recent = and(
    eq(contentAccess.userId, userId),
    eq(contentAccess.contentType, visit.contentType),
    eq(contentAccess.contentId, visit.contentId),
    gt(contentAccess.lastAccessed, at - MERGE_WINDOW_MS),
    lt(contentAccess.timestamp, at + MERGE_WINDOW_MS),
  )
  const latestRecent = sql`(select ${contentAccess.id} from ${contentAccess} where ${recent}
    and ${isAfterReset(userId, at)} order by ${contentAccess.lastAccessed} desc limit 1)`
  const startedAt = at - visit.timeSpent * 1000
  const credible = sql`min(${visit.timeSpent}, (${at} - ${studySession.startedAt}) / 1000 + ${REPORT_TOLERANCE_SECONDS})`
  const leftToday = sql`(${STUDY_SECONDS_PER_DAY} - ${countedToday(userId, stats.daySeconds, now)})`
  const newSeconds = sql`max(0, min(${credible} - ${studySession.seconds}, ${leftToday}))`
  const firstSeconds = sql`max(0, min(${visit.timeSpent}, ${leftToday}))`

  const ofThisVisit = (column: (typeof studySession)['reports' | 'addedSeconds' | 'contentAccessId']) =>
    sql`(select ${column} from ${studySession} where ${thisVisit})`
  const added = sql`coalesce(${ofThisVisit(studySession.addedSeconds)}, 0)`
  const recordId =
    visit.timeSpent > 0
      ? ofThisVisit(studySession.contentAccessId)
      : sql`coalesce(${ofThisVisit(studySession.contentAccessId)}, ${latestRecent})`
  const record = and(eq(contentAccess.userId, userId), eq(contentAccess.id, recordId))
  const isFirstReport = sql`coalesce(${ofThisVisit(studySession.reports)} = 1, 0)`
  const isFreshRecord = sql`exists (select 1 from ${contentAccess} where ${contentAccess.id} = ${freshId})`
  // An older report, of this visit or another, does not lower the progress or the time of the last access.
  const isLatest = sql`(${contentAccess.lastAccessed} <= ${at}
    and ${visit.timeSpent} >= coalesce((select ${studySession.seconds} from ${studySession} where ${thisVisit}), 0))`
  const hasNews = sql`(${added} > 0 or ${contentAccess.lastAccessed} < ${at}
    or (${isLatest} and ${contentAccess.progress} <> ${visit.progress}))`

  const { contentId, contentType, title, subject, chapter = null, url = null, progress } = visit
  const about = { contentId, contentType, title, subject, chapter, url, progress }
  const freshRecord = rowOf(contentAccess, {
    ...about,
    id: freshId,
    userId,
    timestamp: sql`${at}`,
    lastAccessed: sql`${at}`,
    timeSpent: sql`${firstSeconds}`,
  })
  const firstReport = rowOf(studySession, {
    id: visit.visitId,
    userId,
    contentAccessId: sql`${contentAccess.id}`,
    startedAt: sql`${startedAt}`,
    lastReportedAt: now,
    reports: 1,
    seconds: sql`${firstSeconds}`,
    addedSeconds: sql`${firstSeconds}`,
  })
  const firstStats = rowOf(stats, {
    userId,
    totalStudyTime: added,
    totalQuizzes: 0,
    totalContentViews: 1,
    quizScoreSum: 0,
    quizBestScore: 0,
    quizTime: 0,
    marksEarned: 0,
    lastActivity: sql`${at}`,
    limitDay: nepalDay(now),
    dayResults: 0,
    dayVisits: 1,
    daySeconds: added,
  })

  const results = await db.batch([
    db
      .update(studySession)
      .set({
        reports: sql`${studySession.reports} + 1`,
        addedSeconds: newSeconds,
        seconds: sql`${studySession.seconds} + ${newSeconds}`,
        lastReportedAt: now,
      })
      .where(thisVisit),
    db
      .insert(contentAccess)
      .select(
        sql`select ${freshRecord} where ${isNew} and not exists (select 1 from ${contentAccess} where ${recent})`,
      ),
    db
      .insert(studySession)
      .select(
        sql`select ${firstReport} from ${contentAccess}
          where ${visit.timeSpent} > 0 and ${recent} and ${isNew} order by ${contentAccess.lastAccessed} desc limit 1`,
      )
      .onConflictDoNothing(),
    db
      .update(contentAccess)
      .set({
        progress: sql`case when ${isLatest} then ${visit.progress} else ${contentAccess.progress} end`,
        timeSpent: sql`${contentAccess.timeSpent} + ${added}`,
        lastAccessed: sql`max(${contentAccess.lastAccessed}, ${at})`,
      })
      .where(and(record, ne(contentAccess.id, freshId), hasNews)),
    db
      .insert(stats)
      .select(sql`select ${firstStats} from ${contentAccess} where ${record}`)
      .onConflictDoUpdate({
        target: stats.userId,
        set: {
          totalStudyTime: sql`${stats.totalStudyTime} + ${added}`,
          totalContentViews: sql`${stats.totalContentViews} + ${isFreshRecord}`,
          lastActivity: sql`max(${stats.lastActivity}, ${at})`,
          limitDay: nepalDay(now),
          dayResults: ownCountToday(stats.dayResults, now),
          dayVisits: sql`${ownCountToday(stats.dayVisits, now)} + (${isFreshRecord} or ${isFirstReport})`,
          daySeconds: sql`${ownCountToday(stats.daySeconds, now)} + ${added}`,
        },
        setWhere: sql`${added} > 0 or ${isFirstReport} or ${isFreshRecord} or ${stats.lastActivity} < ${at}`,
      }),
    db.select().from(contentAccess).where(record),
    db.select({ resetAt: user.resetAt }).from(user).where(eq(user.id, userId)),
  ])
  const [row] = results[5]
  if (row) return { outcome: 'stored', record: row }
  return { outcome: (results[6][0]?.resetAt ?? -1) >= at ? 'before-reset' : 'too-many' }
}

/** A type is searched for only among this many of the latest records, so that a long history costs no more. */
export const LOOKED_AT = 200

type RecentQuery = { limit: number; types?: ContentType[] | undefined }

/** Newest first. */
export async function listRecent(db: Database, userId: string, { limit, types }: RecentQuery) {
  const latest = db
    .select()
    .from(contentAccess)
    .where(eq(contentAccess.userId, userId))
    .orderBy(desc(contentAccess.lastAccessed), desc(contentAccess.id))
  if (!types) return latest.limit(limit)
  const lookedAt = latest.limit(LOOKED_AT).as('looked_at')
  return db
    .select()
    .from(lookedAt)
    .where(inArray(lookedAt.contentType, types))
    .orderBy(desc(lookedAt.lastAccessed), desc(lookedAt.id))
    .limit(limit)
}
