import { eq, getTableColumns, lte } from 'drizzle-orm'
import { DEFAULT_QUIZ_SETTINGS, type QuizSettings, type QuizSettingsChange } from '#domain/quiz/quiz-settings.ts'
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

/** Sets what was changed. The other settings stay as they are, or as usual if nothing was chosen before. */
export async function saveQuizSettings(
  db: Database,
  userId: string,
  change: QuizSettingsChange,
): Promise<QuizSettings> {
  const first = { ...DEFAULT_QUIZ_SETTINGS, ...change }
  const [, [stored]] = await db.batch([
    db
      .insert(quizSettings)
      .values({ userId, ...first })
      .onConflictDoUpdate({
        target: quizSettings.userId,
        set: change,
        setWhere: lte(quizSettings.changedAt, change.changedAt),
      }),
    selectQuizSettings(db, userId),
  ])
  return stored ?? first
}
