import { and, count, eq, gt, sql } from 'drizzle-orm'
import { CONTACT_PER_HOUR, CONTACT_WINDOW_MS } from '#domain/contact-rules.ts'
import type { Database } from '../db/client.ts'
import { rowOf } from '../db/row-of.ts'
import { contactMessage } from '../db/schema.ts'

/**
 * Stores a message once, however often it is sent, in one round trip. Returns false if its sender has sent too many. A
 * row that already has the id does not change, and another sender cannot find out whose it is.
 */
export async function storeMessage(db: Database, row: typeof contactMessage.$inferInsert): Promise<boolean> {
  const recent = and(
    eq(contactMessage.sender, row.sender),
    gt(contactMessage.createdAt, row.createdAt - CONTACT_WINDOW_MS),
  )
  const [, own, sent] = await db.batch([
    db
      .insert(contactMessage)
      .select(
        sql`select ${rowOf(contactMessage, row)}
          where (select count(*) from ${contactMessage} where ${recent}) < ${CONTACT_PER_HOUR}`,
      )
      .onConflictDoNothing(),
    db
      .select({ count: count() })
      .from(contactMessage)
      .where(and(eq(contactMessage.id, row.id), eq(contactMessage.sender, row.sender))),
    db.select({ count: count() }).from(contactMessage).where(recent),
  ])
  return own[0]?.count === 1 || (sent[0]?.count ?? 0) < CONTACT_PER_HOUR
}
