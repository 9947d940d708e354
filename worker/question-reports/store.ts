import { and, count, eq, gt, sql } from 'drizzle-orm'
import { REPORT_WINDOW_MS, REPORTS_PER_HOUR } from '#domain/quiz/report-rules.ts'
import type { Database } from '../db/client.ts'
import { rowOf } from '../db/row-of.ts'
import { questionReport } from '../db/schema.ts'

type Row = typeof questionReport.$inferSelect

/**
 * Stores a report once, however often it is sent, in one round trip. Returns false if its sender has sent too many. A
 * row that already has the id does not change, and another sender cannot find out whose it is.
 */
export async function storeReport(db: Database, row: Omit<Row, 'handledAt'>): Promise<boolean> {
  const recent = and(
    eq(questionReport.sender, row.sender),
    gt(questionReport.createdAt, row.createdAt - REPORT_WINDOW_MS),
  )
  const [, own, sent] = await db.batch([
    db
      .insert(questionReport)
      .select(
        sql`select ${rowOf(questionReport, { ...row, handledAt: null })}
          where (select count(*) from ${questionReport} where ${recent}) < ${REPORTS_PER_HOUR}`,
      )
      .onConflictDoNothing(),
    db
      .select({ count: count() })
      .from(questionReport)
      .where(and(eq(questionReport.id, row.id), eq(questionReport.sender, row.sender))),
    db.select({ count: count() }).from(questionReport).where(recent),
  ])
  return own[0]?.count === 1 || (sent[0]?.count ?? 0) < REPORTS_PER_HOUR
}
