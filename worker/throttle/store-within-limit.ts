import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../db/client.ts'
import { rowOf } from '../db/row-of.ts'

type SentTable = SQLiteTable & { id: SQLiteColumn; sender: SQLiteColumn; createdAt: SQLiteColumn }
type SentRow = { id: string; sender: string; createdAt: number }

/**
 * Stores a row once, however often it is sent, in one round trip. Returns false if its sender has sent too many in the
 * window before it. A row that already has the id does not change, and another sender cannot find out whose it is.
 */
export async function storeWithinLimit<Table extends SentTable>(
  db: Database,
  table: Table,
  row: Table['$inferSelect'] & SentRow,
  { most, windowMs }: { most: number; windowMs: number },
): Promise<boolean> {
  const recent = and(eq(table.sender, row.sender), gt(table.createdAt, row.createdAt - windowMs))
  const [, own, sent] = await db.batch([
    db
      .insert(table)
      .select(sql`select ${rowOf(table, row)} where (select count(*) from ${table} where ${recent}) < ${most}`)
      .onConflictDoNothing(),
    db
      .select({ count: count() })
      .from(table)
      .where(and(eq(table.id, row.id), eq(table.sender, row.sender))),
    db.select({ count: count() }).from(table).where(recent),
  ])
  return own[0]?.count === 1 || (sent[0]?.count ?? 0) < most
}
