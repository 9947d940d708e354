import { inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { KEPT_DAYS } from '#domain/account/lifetimes.ts'
import type { Database } from '../db/client.ts'
import {
  contactMessage,
  dailySecret,
  oneTimeLink,
  passkeyChallenge,
  questionReport,
  runningAttempt,
  session,
  signInThrottle,
} from '../db/schema.ts'
import { COUNT_KEPT_MS } from '../throttle/throttle.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MESSAGE_KEPT_MS = KEPT_DAYS.contactMessage * DAY_MS
const REPORT_KEPT_MS = KEPT_DAYS.questionReport * DAY_MS
const RUNNING_KEPT_MS = KEPT_DAYS.runningAttempt * DAY_MS

/** The most rows that one batch deletes from one table. */
export const CLEANED_AT_ONCE = 1_200
/** The most batches of one run: with eight statements in each it stays below the 50 that the free plan allows a request. */
export const BATCHES_MAX = 6

/**
 * Deletes what has expired, the oldest first. The rows that remain after BATCHES_MAX are left for the next run. One run
 * deletes more counts than a single network can make in an hour. Those of many networks are also deleted as they arrive
 * (see `sweep` in worker/throttle).
 */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  for (let batches = 0; batches < BATCHES_MAX; batches++) {
    const deleted = await deleteOldestOfAll(db, now)
    if (Math.max(...Object.values(deleted)) < CLEANED_AT_ONCE) return
  }
}

/** Returns how many rows of each table were deleted. */
async function deleteOldestOfAll(db: Database, now: number): Promise<Record<string, number>> {
  const [sessions, links, challenges, counts, messages, reports, attempts] = await db.batch([
    deleteOldest(db, session, { key: session.id, time: session.expiresAt, until: now }),
    deleteOldest(db, oneTimeLink, { key: oneTimeLink.id, time: oneTimeLink.expiresAt, until: now }),
    deleteOldest(db, passkeyChallenge, {
      key: passkeyChallenge.id,
      time: passkeyChallenge.expiresAt,
      until: now,
    }),
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
    deleteOldest(db, questionReport, {
      key: questionReport.id,
      time: questionReport.createdAt,
      until: now - REPORT_KEPT_MS,
    }),
    deleteOldest(db, runningAttempt, {
      // Only the student's id and the attempt's together are a key.
      key: sql`rowid`,
      time: runningAttempt.startedAt,
      until: now - RUNNING_KEPT_MS,
    }),
    db.delete(dailySecret).where(lt(dailySecret.day, Math.floor(now / DAY_MS))),
  ])
  const deleted = { sessions, links, challenges, counts, messages, reports, attempts }
  return Object.fromEntries(Object.entries(deleted).map(([name, rows]) => [name, rows.length]))
}

type Which = { key: SQLiteColumn | SQL; time: SQLiteColumn; until: number }

/** Each walks an index on the time, so that a run reads no more rows than it deletes. */
function deleteOldest(db: Database, table: SQLiteTable, { key: column, time, until }: Which) {
  const key = sql<unknown>`${column}`
  const oldest: SQL = lte(time, until)
  const keys = db.select({ key }).from(table).where(oldest).orderBy(time).limit(CLEANED_AT_ONCE)
  return db.delete(table).where(inArray(key, keys)).returning({ key })
}
