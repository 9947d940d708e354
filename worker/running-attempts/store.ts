import { and, desc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { RUNNING_MAX, RUNNING_SHOWN } from '#domain/quiz/running-attempt-rules.ts'
import type { KnownAttempt } from '#domain/quiz/shared-attempt.ts'
import type { Database } from '../db/client.ts'
import { rowOf } from '../db/row-of.ts'
import { quizResult, runningAttempt } from '../db/schema.ts'

export type RunningRow = typeof runningAttempt.$inferSelect

/** An unfinished attempt of a student: at most one row. */
export function selectRunning(db: Database, userId: string | SQL, attemptId: string) {
  return db
    .select()
    .from(runningAttempt)
    .where(and(eq(runningAttempt.userId, userId), eq(runningAttempt.attemptId, attemptId)))
    .limit(1)
}

/** The unfinished attempts of a student, the latest first, without those that were given up. */
export function selectUnfinished(db: Database, userId: string, limit = RUNNING_SHOWN) {
  return db
    .select({ shared: runningAttempt.shared, savedAt: runningAttempt.savedAt })
    .from(runningAttempt)
    .where(and(eq(runningAttempt.userId, userId), sql`${runningAttempt.shared} ->> 'state' <> 'given-up'`))
    .orderBy(desc(runningAttempt.startedAt))
    .limit(limit)
}

export function selectResult(db: Database, userId: string, attemptId: string) {
  return db
    .select()
    .from(quizResult)
    .where(and(eq(quizResult.userId, userId), eq(quizResult.attemptId, attemptId)))
}

/**
 * Stores what became of the row `before`, unless another request has changed it in between, or the attempt was handed
 * in. Returns the row and the result as they are after that.
 */
export async function saveRunning(
  db: Database,
  userId: string,
  attemptId: string,
  { before, after, now }: { before: RunningRow | undefined; after: KnownAttempt; now: number },
) {
  const { shared, savedAt } = after
  const writes = (before?.writes ?? 0) + 1
  const row = rowOf(runningAttempt, { userId, attemptId, shared, savedAt, writes, startedAt: before?.startedAt ?? now })
  const result = selectResult(db, userId, attemptId)
  const surplus = db
    .select({ attemptId: runningAttempt.attemptId })
    .from(runningAttempt)
    .where(eq(runningAttempt.userId, userId))
    .orderBy(desc(runningAttempt.startedAt))
    .limit(RUNNING_MAX)
    .offset(RUNNING_MAX)
  const [saved, rows, results] = await db.batch([
    db
      .insert(runningAttempt)
      .select(sql`select ${row} where ${notExists(result)}`)
      .onConflictDoUpdate({
        target: [runningAttempt.userId, runningAttempt.attemptId],
        set: { shared, savedAt, writes },
        setWhere: eq(runningAttempt.writes, writes - 1),
      })
      .returning({ writes: runningAttempt.writes }),
    selectRunning(db, userId, attemptId),
    result,
    ...(before
      ? []
      : [
          db
            .delete(runningAttempt)
            .where(and(eq(runningAttempt.userId, userId), inArray(runningAttempt.attemptId, surplus))),
        ]),
  ])
  return { row: rows[0] ?? null, isSaved: saved.length > 0, result: results[0] ?? null }
}

/** Deletes the row of an attempt that was handed in, if the condition holds in the batch. */
export function deleteRunning(db: Database, userId: string, attemptId: string, onlyIf: SQL | undefined) {
  return db
    .delete(runningAttempt)
    .where(and(eq(runningAttempt.userId, userId), eq(runningAttempt.attemptId, attemptId), onlyIf))
}
