import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { signInThrottle } from '../db/schema.ts'
import type { Counter } from './limits.ts'

/**
 * Counts in the database, so that a restart forgets nothing, and before the deed, so that guesses sent at once are all
 * counted. Each function gives a statement or a condition for the caller's batch.
 */
export function openThrottle(db: Database, now: number) {
  /** True in a batch that has counted these, none of them paced: none has been done too often. */
  const isWithin = (...counted: Counter[]): SQL =>
    sql`not exists (select 1 from ${signInThrottle} where ${or(
      sql`0`,
      ...counted.map(({ key, most }) => and(eq(signInThrottle.key, key), gt(signInThrottle.failures, most))),
    )})`

  /** Counts, if the condition holds in the batch. What a pace refuses is not counted: it would slow others down. */
  const countIf = ({ key, most, windowMs, paceMs }: Counter, condition: SQL) => {
    const { failures, windowStartedAt } = signInThrottle
    const isOld = sql`${windowStartedAt} <= ${now - windowMs}`
    // Numbers are bound as real ones, and a part of a place is none.
    const placesOf = (pace: number) => sql`cast((${now} - ${windowStartedAt}) / ${pace} as integer)`
    return db
      .insert(signInThrottle)
      .select(sql`select ${key}, 1, ${now} where ${condition}`)
      .onConflictDoUpdate({
        target: signInThrottle.key,
        set: {
          failures: sql`case when ${isOld} then 1 else ${failures} + 1 end`,
          windowStartedAt: sql`case when ${isOld} then ${now} else ${windowStartedAt} end`,
        },
        ...(paceMs && { setWhere: sql`${isOld} or ${failures} < ${most} + ${placesOf(paceMs)}` }),
      })
      .returning({ failures })
  }

  return {
    isWithin,
    countIf,

    /** A request that an earlier counter refuses is not counted by a later one. */
    count: (counter: Counter, ...earlier: Counter[]) => countIf(counter, isWithin(...earlier)),

    /** Takes one count back. */
    forgive: ({ key }: Counter) =>
      db
        .update(signInThrottle)
        .set({ failures: sql`max(0, ${signInThrottle.failures} - 1)` })
        .where(eq(signInThrottle.key, key)),

    forget: ({ key }: Counter) => db.delete(signInThrottle).where(eq(signInThrottle.key, key)),
  }
}

/** Whether a counter that was counted, or was refused by its pace or by an earlier one, forbids it. */
export function isOver({ most, paceMs }: Counter, rows: { failures: number }[]): boolean {
  const [row] = rows
  return row === undefined || (paceMs === undefined && row.failures > most)
}
