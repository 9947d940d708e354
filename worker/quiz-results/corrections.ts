import { and, desc, eq, lte } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { correctedResult } from '../db/schema.ts'

/** Notices that the home shows at once. The student has seen them all when the newest is seen. */
const SHOWN_MAX = 20

export function selectCorrected(db: Database, userId: string) {
  return db
    .select({
      attemptId: correctedResult.attemptId,
      title: correctedResult.title,
      scoreBefore: correctedResult.scoreBefore,
      scoreAfter: correctedResult.scoreAfter,
      correctedAt: correctedResult.correctedAt,
    })
    .from(correctedResult)
    .where(eq(correctedResult.userId, userId))
    .orderBy(desc(correctedResult.correctedAt))
    .limit(SHOWN_MAX)
}

export async function forgetCorrected(db: Database, userId: string, until: number): Promise<void> {
  await db
    .delete(correctedResult)
    .where(and(eq(correctedResult.userId, userId), lte(correctedResult.correctedAt, until)))
}
