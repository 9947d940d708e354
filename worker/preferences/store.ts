import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { preferences } from '../db/schema.ts'

type Preferences = { targetSubjects: string[]; lastUpdated: number | null }

/** A student who has not chosen anything has no row. */
export async function findPreferences(db: Database, userId: string): Promise<Preferences> {
  const [row] = await db
    .select({ targetSubjects: preferences.targetSubjects, lastUpdated: preferences.lastUpdated })
    .from(preferences)
    .where(eq(preferences.userId, userId))
  return row ?? { targetSubjects: [], lastUpdated: null }
}

export async function savePreferences(
  db: Database,
  userId: string,
  { targetSubjects, lastUpdated }: Preferences & { lastUpdated: number },
) {
  await db
    .insert(preferences)
    .values({ userId, targetSubjects, lastUpdated })
    .onConflictDoUpdate({ target: preferences.userId, set: { targetSubjects, lastUpdated } })
}
