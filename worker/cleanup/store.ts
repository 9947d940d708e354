import { inArray, lt, lte, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { KEPT_DAYS } from '../../domain/account/lifetimes.ts'
import type { Database } from '../db/client.ts'
import { contactMessage, dailySecret, oneTimeLink, session, signInThrottle } from '../db/schema.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** No count is needed for longer: no limit has a longer window. */
const COUNT_KEPT_MS = HOUR_MS
const MESSAGE_KEPT_MS = KEPT_DAYS.contactMessage * DAY_MS

/** The most rows that one run deletes from one table. The next run deletes the rest. */
export const CLEANED_AT_ONCE = 500

/** Deletes what has expired, the oldest first, in one batch. Returns how many rows of each table went. */
export async function deleteExpired(db: Database, now: number): Promise<Record<string, number>> {
  const [sessions, links, counts, messages] = await db.batch([
    deleteOldest(db, session, { key: session.id, time: session.expiresAt, until: now }),
    deleteOldest(db, oneTimeLink, { key: oneTimeLink.id, time: oneTimeLink.expiresAt, until: now }),
    deleteOldest(db, signInThrottle, {
      key: signInThrottle.key,
      time: signInThrottle.windowStartedAt,
      until: now - COUNT_KEPT_MS,
    }),
    deleteOldest(db, contactMessage, {
      key: contactMessage.id,
      time: contactMessage.createdAt,
      until: now - MESSAGE_KEPT_MS,
    }),
    db.delete(dailySecret).where(lt(dailySecret.day, Math.floor(now / DAY_MS))),
  ])
  return { sessions: sessions.length, links: links.length, counts: counts.length, messages: messages.length }
}

type Which = { key: SQLiteColumn; time: SQLiteColumn; until: number }

/** Each walks an index on the time, so that a run reads no more rows than it deletes. */
function deleteOldest(db: Database, table: SQLiteTable, { key, time, until }: Which) {
  const oldest: SQL = lte(time, until)
  const keys = db.select({ key }).from(table).where(oldest).orderBy(time).limit(CLEANED_AT_ONCE)
  return db.delete(table).where(inArray(key, keys)).returning({ key })
}
