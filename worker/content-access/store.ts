import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { type ContentVisit, MERGE_WINDOW_MS } from '../../domain/study/content-access.ts'
import type { Database } from '../db/client.ts'
import { contentAccess, stats, studySession } from '../db/schema.ts'

/**
 * Records a visit in one batch. An access to the same content within an hour continues the earlier record; else there
 * is a new one, and the view is counted. Seconds are added as the difference to what this visit reported before, so a
 * report that comes twice adds nothing.
 */
export async function recordVisit(db: Database, userId: string, visit: ContentVisit, now: number) {
  const freshId = crypto.randomUUID()
  const thisVisit = and(eq(studySession.userId, userId), eq(studySession.id, visit.visitId))
  const newSeconds = sql`max(0, ${visit.timeSpent} - (select ${studySession.seconds} from ${studySession} where ${thisVisit}))`
  const record = sql`(select ${studySession.contentAccessId} from ${studySession} where ${thisVisit})`
  const recent = and(
    eq(contentAccess.userId, userId),
    eq(contentAccess.contentType, visit.contentType),
    eq(contentAccess.contentId, visit.contentId),
    gt(contentAccess.lastAccessed, now - MERGE_WINDOW_MS),
  )

  const results = await db.batch([
    db.insert(contentAccess).select(
      sql`select ${freshId}, ${userId}, ${visit.contentId}, ${visit.contentType}, ${visit.title}, ${visit.subject},
          ${visit.chapter ?? null}, ${visit.url ?? null}, ${now}, ${now}, 0, ${visit.progress}
          where not exists (select 1 from ${studySession} where ${thisVisit})
          and not exists (select 1 from ${contentAccess} where ${recent})`,
    ),
    db
      .insert(stats)
      .select(
        sql`select ${userId}, 0, 0, 1, 0, 0, 0, 0, ${now} from ${contentAccess} where ${contentAccess.id} = ${freshId}`,
      )
      .onConflictDoUpdate({
        target: stats.userId,
        set: { totalContentViews: sql`${stats.totalContentViews} + 1` },
      }),
    db
      .insert(studySession)
      .select(
        sql`select ${visit.visitId}, ${userId}, ${contentAccess.id}, ${now}, ${now}, 0 from ${contentAccess} where ${recent}
          order by ${contentAccess.lastAccessed} desc limit 1`,
      )
      .onConflictDoNothing(),
    db
      .update(contentAccess)
      .set({
        lastAccessed: sql`max(${contentAccess.lastAccessed}, ${now})`,
        timeSpent: sql`${contentAccess.timeSpent} + ${newSeconds}`,
        progress: visit.progress,
      })
      .where(and(eq(contentAccess.userId, userId), eq(contentAccess.id, record))),
    db
      .update(stats)
      .set({ totalStudyTime: sql`${stats.totalStudyTime} + ${newSeconds}`, lastActivity: now })
      .where(and(eq(stats.userId, userId), sql`exists (select 1 from ${studySession} where ${thisVisit})`)),
    db
      .update(studySession)
      .set({ seconds: sql`max(${studySession.seconds}, ${visit.timeSpent})`, lastReportedAt: now })
      .where(thisVisit),
    db
      .select()
      .from(contentAccess)
      .where(and(eq(contentAccess.userId, userId), eq(contentAccess.id, record))),
  ])
  const [row] = results[6]
  if (!row) throw new Error('A recorded visit is not there.')
  return toRecord(row)
}

/** Newest first. */
export async function listRecent(db: Database, userId: string, limit: number) {
  const rows = await db
    .select()
    .from(contentAccess)
    .where(eq(contentAccess.userId, userId))
    .orderBy(desc(contentAccess.lastAccessed), desc(contentAccess.id))
    .limit(limit)
  return rows.map(toRecord)
}

function toRecord({ userId: _, ...record }: typeof contentAccess.$inferSelect) {
  return record
}
