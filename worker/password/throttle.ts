import { createHash } from 'node:crypto'
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { signInThrottle } from '../db/schema.ts'
import { networkOf } from '../http/network.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const SWEPT_AT_ONCE = 20

type Limit = { kind: string; most: number; windowMs: number }
/** A limit on one thing. Its key is a hash: the table holds neither emails nor addresses. */
export type Counter = { key: string; most: number; windowMs: number }

function counterOf({ kind, most, windowMs }: Limit, ...of: string[]): Counter {
  const key = createHash('sha256')
    .update(JSON.stringify([kind, ...of]))
    .digest('base64url')
  return { key, most, windowMs }
}

/**
 * How often something may be done. Guesses are counted strictly where they come from and loosely across networks, so
 * that a stranger who guesses locks himself out, and not the owner; a whole school can share one network.
 */
export const counters = {
  guessesHere: (email: string, address: string) =>
    counterOf({ kind: 'guesses here', most: 5, windowMs: 15 * MINUTE_MS }, email, networkOf(address)),
  guessesFromNetwork: (address: string) =>
    counterOf({ kind: 'guesses from network', most: 100, windowMs: 15 * MINUTE_MS }, networkOf(address)),
  guessesAtAccount: (email: string) =>
    counterOf({ kind: 'guesses at account', most: 50, windowMs: 15 * MINUTE_MS }, email),
  guessesOnDevice: (email: string, device: string) =>
    counterOf({ kind: 'guesses on device', most: 5, windowMs: 15 * MINUTE_MS }, email, device),
  guessesInSession: (sessionId: string) =>
    counterOf({ kind: 'guesses in session', most: 5, windowMs: 15 * MINUTE_MS }, sessionId),
  guessesAtLink: (linkId: string) => counterOf({ kind: 'guesses at link', most: 5, windowMs: 15 * MINUTE_MS }, linkId),
  accountsFromNetwork: (address: string) =>
    counterOf({ kind: 'accounts from network', most: 500, windowMs: HOUR_MS }, networkOf(address)),
  linksFromNetwork: (address: string) =>
    counterOf({ kind: 'links from network', most: 30, windowMs: HOUR_MS }, networkOf(address)),
  linksTo: (purpose: string, email: string) =>
    counterOf({ kind: `links for ${purpose}`, most: 3, windowMs: HOUR_MS }, email),
  exportsOf: (userId: string) => counterOf({ kind: 'exports', most: 10, windowMs: HOUR_MS }, userId),
}
const LONGEST_WINDOW_MS = HOUR_MS

/**
 * Counts in the database, so that a restart forgets nothing, and before the deed, so that guesses sent at once are all
 * counted. Each function gives a statement or a condition for the caller's batch.
 */
export function openThrottle(db: Database, now: number) {
  /** True in a batch that has counted these: none of them has been done too often. */
  const isWithin = (...counted: Counter[]): SQL =>
    sql`not exists (select 1 from ${signInThrottle} where ${or(
      sql`0`,
      ...counted.map(({ key, most }) => and(eq(signInThrottle.key, key), gt(signInThrottle.failures, most))),
    )})`

  /** Counts, if the condition holds in the batch. */
  const countIf = ({ key, windowMs }: Counter, condition: SQL) => {
    const isOld = sql`${signInThrottle.windowStartedAt} <= ${now - windowMs}`
    return db
      .insert(signInThrottle)
      .select(sql`select ${key}, 1, ${now} where ${condition}`)
      .onConflictDoUpdate({
        target: signInThrottle.key,
        set: {
          failures: sql`case when ${isOld} then 1 else ${signInThrottle.failures} + 1 end`,
          windowStartedAt: sql`case when ${isOld} then ${now} else ${signInThrottle.windowStartedAt} end`,
        },
      })
      .returning({ failures: signInThrottle.failures })
  }

  return {
    isWithin,
    countIf,

    /** What is refused by an earlier counter does not use up a later one. */
    count: (counter: Counter, ...earlier: Counter[]) => countIf(counter, isWithin(...earlier)),

    /** Takes one count back. */
    forgive: ({ key }: Counter) =>
      db
        .update(signInThrottle)
        .set({ failures: sql`max(0, ${signInThrottle.failures} - 1)` })
        .where(eq(signInThrottle.key, key)),

    forget: ({ key }: Counter) => db.delete(signInThrottle).where(eq(signInThrottle.key, key)),

    /**
     * Clears away what no window needs any more, a few rows at a time: those that follow the counter's key, which is as
     * good as chance and walks the primary key.
     */
    sweepAfter: ({ key }: Counter) =>
      db.delete(signInThrottle).where(
        sql`${signInThrottle.key} in (
            select key from ${signInThrottle} where key > ${key} order by key limit ${SWEPT_AT_ONCE}
          ) and ${signInThrottle.windowStartedAt} <= ${now - LONGEST_WINDOW_MS}`,
      ),
  }
}

/** Whether a counter that was counted, or was refused by an earlier one, forbids it. */
export function isOver(counter: Counter, rows: { failures: number }[]): boolean {
  return rows[0] === undefined || rows[0].failures > counter.most
}
