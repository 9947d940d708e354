import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { preferences } from '../db/schema.ts'

type Preferences = { targetSubjects: string[]; lastUpdated: number | null }

/** A student who has chosen nothing yet has no row. */
export async function findPreferences(db: Database, studentId: string): Promise<Preferences> {
  const [row] = await db
    .select({ targetSubjects: preferences.targetSubjects, lastUpdated: preferences.lastUpdated })
    .from(preferences)
    .where(eq(preferences.userId, studentId))
  return row ?? { targetSubjects: [], lastUpdated: null }
}

export async function savePreferences(
  db: Database,
  studentId: string,
  { targetSubjects, lastUpdated }: Preferences & { lastUpdated: number },
) {
  await db
    .insert(preferences)
    .values({ userId: studentId, targetSubjects, lastUpdated })
    .onConflictDoUpdate({ target: preferences.userId, set: { targetSubjects, lastUpdated } })
}
