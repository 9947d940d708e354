import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { BatchResponse } from 'drizzle-orm/batch'
import { GRADE_LEVELS_WITH_FACULTY } from '#domain/account/grade-level.ts'
import type { ProfileChanges, ProfileField } from '#domain/account/profile-fields.ts'
import type { Database } from '../db/client.ts'
import { profile, stats, user } from '../db/schema.ts'
import { selectStreak } from './streak.ts'

type Columns = (typeof profile)['_']['columns']

/** The columns of the profile by their names in the database, which are also the names of the profile's fields. */
const PROFILE_COLUMNS = Object.fromEntries(
  Object.values(getTableColumns(profile)).map((column) => [column.name, column]),
) as { [Key in keyof Columns as Columns[Key]['_']['name']]: Columns[Key] }

/** Changed fields by the keys of their columns in the schema, as Drizzle's `set` expects them. */
function toColumnValues(changes: ProfileChanges): Record<string, ProfileChanges[ProfileField]> {
  const values: Record<string, ProfileChanges[ProfileField]> = {}
  for (const [key, { name }] of Object.entries(getTableColumns(profile))) {
    if (Object.hasOwn(changes, name)) values[key] = changes[name as ProfileField]
  }
  return values
}

/** The columns of a profile, without the picture, because it is long. */
export function selectProfileParts(db: Database, userId: string, now: number) {
  const { user_id: _, avatar_url: __, ...columns } = PROFILE_COLUMNS
  return [
    db.select(columns).from(profile).where(eq(profile.userId, userId)),
    db
      .select({ totalStudyTime: stats.totalStudyTime, marksEarned: stats.marksEarned })
      .from(stats)
      .where(eq(stats.userId, userId)),
    selectStreak(db, userId, now),
  ] as const
}

type Rows = BatchResponse<ReturnType<typeof selectProfileParts>>

/** Null if the student has no profile. */
export function joinParts([[row], [figures], [streak]]: Rows) {
  return row && streak ? { row, figures, streak: streak.days } : null
}

export type ProfileParts = NonNullable<ReturnType<typeof joinParts>>

export async function findProfile(db: Database, userId: string, now: number): Promise<ProfileParts | null> {
  return joinParts(await db.batch(selectProfileParts(db, userId, now)))
}

/** Stores the given fields, and returns the updated profile. */
export async function updateProfile(
  db: Database,
  userId: string,
  { changes, now }: { changes: ProfileChanges; now: number },
): Promise<ProfileParts | null> {
  const { full_name: name } = changes
  const [, , ...parts] = await db.batch([
    db
      .update(profile)
      .set({ ...toColumnValues(changes), faculty: facultyAfter(changes), updatedAt: now })
      .where(eq(profile.userId, userId)),
    // Pages greet with this name. Drizzle refuses an update that sets nothing, so without a new name it sets the old one.
    db
      .update(user)
      .set({ displayName: name === undefined ? sql`${user.displayName}` : name })
      .where(eq(user.id, userId)),
    ...selectProfileParts(db, userId, now),
  ])
  return joinParts(parts)
}

/** The faculty after these changes: none if the grade level, new or stored, has no faculties. */
function facultyAfter({ faculty, grade_level: level }: ProfileChanges) {
  const nextLevel = level === undefined ? sql`${profile.gradeLevel}` : sql`${level}`
  const nextFaculty = faculty === undefined ? sql`${profile.faculty}` : sql`${faculty}`
  return sql`case when ${inArray(nextLevel, [...GRADE_LEVELS_WITH_FACULTY])} then ${nextFaculty} end`
}

/** Stores a picture with its address, or removes both. */
export async function saveAvatar(
  db: Database,
  userId: string,
  { image, address, now }: { image: string | null; address: string | null; now: number },
): Promise<void> {
  await db.batch([
    db.update(profile).set({ avatarUrl: image, updatedAt: now }).where(eq(profile.userId, userId)),
    db.update(user).set({ photoUrl: address }).where(eq(user.id, userId)),
  ])
}

/** The picture of a student as a data URL. */
export async function findAvatar(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ image: profile.avatarUrl }).from(profile).where(eq(profile.userId, userId))
  return row?.image ?? null
}
