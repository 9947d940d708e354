import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { rowOf } from '../db/row-of.ts'
import { signInThrottle } from '../db/schema.ts'
import type { Counter } from './limits.ts'

/** The longest time that a count is needed: no limit has a longer window. */
export const COUNT_KEPT_MS = 60 * 60 * 1000

/** More than any request adds, so that the table does not grow while requests arrive. */
const SWEPT_AT_ONCE = 6

/**
 * Counts in the database, so that a restart forgets nothing. The count comes before the action, so that simultaneous
 * guesses are all counted. A refused try is not counted and writes nothing, so it cannot make the table grow or slow
 * others down. Each function gives a statement or a condition for the caller's batch.
 */
export function openThrottle(db: Database, now: number) {
  const { key: keyColumn, failures, windowStartedAt } = signInThrottle

  const inWindow = ({ key, windowMs }: Counter): SQL =>
    sql`${keyColumn} = ${key} and ${gt(windowStartedAt, now - windowMs)}`

  /** Numbers are bound as floating-point numbers, but a fraction of a place does not count. */
  const placesIn = ({ most, paceMs }: Counter): SQL =>
    paceMs ? sql`${most} + cast((${now} - ${windowStartedAt}) / ${paceMs} as integer)` : sql`${most}`

  /** True while each of these can be counted once more. After a count in the same batch it is about the next one. */
  const hasRoom = (...counters: Counter[]): SQL =>
    sql.join(
      counters.map(
        (counter) =>
          sql`not exists (select 1 from ${signInThrottle} where ${inWindow(counter)} and ${failures} >= ${placesIn(counter)})`,
      ),
      sql` and `,
    )

  return {
    hasRoom,

    /**
     * Counts each of these if all have room and the condition holds in the batch; otherwise none. Returns the counted
     * ones.
     */
    count: (counters: readonly [Counter, ...Counter[]], condition = sql`1`) => {
      const rows = counters.map(
        (counter) =>
          sql`select ${rowOf(signInThrottle, {
            key: counter.key,
            failures: sql`coalesce(max(${failures}), 0) + 1`,
            windowStartedAt: sql`coalesce(max(${windowStartedAt}), ${now})`,
          })} from ${signInThrottle} where ${inWindow(counter)}`,
      )
      // All rows are computed before the first one is stored, so that all are compared with the earlier state.
      return db
        .insert(signInThrottle)
        .select(sql`select * from (${sql.join(rows, sql` union all `)}) where ${hasRoom(...counters)} and ${condition}`)
        .onConflictDoUpdate({
          target: keyColumn,
          set: { failures: sql`excluded.failures`, windowStartedAt: sql`excluded.window_started_at` },
        })
        .returning({ key: keyColumn })
    },

    /** Returns a row while this can be counted once more. */
    selectRoom: (counter: Counter) => db.select({ has: sql<number>`1` }).from(sql`(select 1)`).where(hasRoom(counter)),

    /**
     * Deletes some of the counts that no limit needs any more. It is part of every batch in which a visitor can add
     * rows, so that the table holds about one hour of them, however many arrive. The hourly run (worker/cleanup)
     * deletes the rest.
     */
    sweep: () =>
      db.delete(signInThrottle).where(
        inArray(
          keyColumn,
          db
            .select({ key: keyColumn })
            .from(signInThrottle)
            .where(lte(windowStartedAt, now - COUNT_KEPT_MS))
            .orderBy(asc(windowStartedAt))
            .limit(SWEPT_AT_ONCE),
        ),
      ),

    /** Undoes one count. `onlyIf` is a condition in the batch, here and below. */
    forgive: ({ key }: Counter, onlyIf?: SQL) =>
      db
        .update(signInThrottle)
        .set({ failures: sql`max(0, ${failures} - 1)` })
        .where(and(eq(keyColumn, key), onlyIf)),

    forget: ({ key }: Counter, onlyIf?: SQL) => db.delete(signInThrottle).where(and(eq(keyColumn, key), onlyIf)),
  }
}

/** Whether the limit of this `count` refuses it. */
export function isOver(counted: readonly unknown[]): boolean {
  return counted.length === 0
}
