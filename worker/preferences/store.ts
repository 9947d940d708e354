import { eq, getTableColumns, lte } from 'drizzle-orm'
import type { QuizSettings } from '#domain/quiz/quiz-settings.ts'
import type { Database } from '../db/client.ts'
import { preferences, quizSettings } from '../db/schema.ts'

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

function selectQuizSettings(db: Database, userId: string) {
  const { userId: _, ...columns } = getTableColumns(quizSettings)
  return db.select(columns).from(quizSettings).where(eq(quizSettings.userId, userId))
}

export async function findQuizSettings(db: Database, userId: string): Promise<QuizSettings | null> {
  const [row] = await selectQuizSettings(db, userId)
  return row ?? null
}

export async function saveQuizSettings(db: Database, userId: string, chosen: QuizSettings): Promise<QuizSettings> {
  const [, [stored]] = await db.batch([
    db
      .insert(quizSettings)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({
        target: quizSettings.userId,
        set: chosen,
        setWhere: lte(quizSettings.changedAt, chosen.changedAt),
      }),
    selectQuizSettings(db, userId),
  ])
  return stored ?? chosen
}
