import { eq } from 'drizzle-orm'
import { testEnv } from '#tests/support/worker/api-client.ts'
import { openDatabase } from '#worker/db/client.ts'
import { contentAccess, studySession } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)

/** Makes every stored visit and content access look older. */
export async function ageVisits(ms: number) {
  for (const row of await db.select().from(studySession)) {
    await db
      .update(studySession)
      .set({ startedAt: row.startedAt - ms })
      .where(eq(studySession.id, row.id))
  }
  for (const row of await db.select().from(contentAccess)) {
    await db
      .update(contentAccess)
      .set({ lastAccessed: row.lastAccessed - ms, timestamp: row.timestamp - ms })
      .where(eq(contentAccess.id, row.id))
  }
}
