import { eq, sql } from 'drizzle-orm'
import type { ProfileChanges } from '../../domain/account/profile-fields.ts'
import { hasFaculty } from '../../domain/account/profile-options.ts'
import type { Database } from '../db/client.ts'
import { profile, stats, user } from '../db/schema.ts'
import { selectActiveDays } from './active-days.ts'

/** The rows that a student's profile is made of; the picture, which is long, is not read with them. */
function selectParts(db: Database, userId: string, now: number) {
  return [
    db
      .select({
        fullName: profile.fullName,
        phoneNumber: profile.phoneNumber,
        college: profile.college,
        faculty: profile.faculty,
        plus2College: profile.plus2College,
        address: profile.address,
        gradeLevel: profile.gradeLevel,
        role: profile.role,
        createdAt: profile.createdAt,
        updatedAt: profile.updatedAt,
      })
      .from(profile)
      .where(eq(profile.userId, userId)),
    db
      .select({ totalStudyTime: stats.totalStudyTime, marksEarned: stats.marksEarned })
      .from(stats)
      .where(eq(stats.userId, userId)),
    selectActiveDays(db, userId, now),
  ] as const
}

export type ProfileParts = NonNullable<Awaited<ReturnType<typeof findProfile>>>

export async function findProfile(db: Database, userId: string, now: number) {
  const [[row], [figures], days] = await db.batch(selectParts(db, userId, now))
  return row ? { row, figures, activeDays: days.map(({ day }) => day) } : null
}

/** Changes the fields that are given, and finds the profile as it is then. */
export async function updateProfile(
  db: Database,
  userId: string,
  { changes, now }: { changes: ProfileChanges; now: number },
): Promise<ProfileParts | null> {
  const { full_name: name, grade_level: level } = changes
  const [, , [row], [figures], days] = await db.batch([
    db
      .update(profile)
      .set({
        ...(name !== undefined && { fullName: name }),
        ...(level !== undefined && { gradeLevel: level }),
        ...(changes.phone_number !== undefined && { phoneNumber: changes.phone_number }),
        ...(changes.college !== undefined && { college: changes.college }),
        ...(changes.plus2_college !== undefined && { plus2College: changes.plus2_college }),
        ...(changes.address !== undefined && { address: changes.address }),
        ...(changes.faculty !== undefined && { faculty: facultyAfter(changes) }),
        updatedAt: now,
      })
      .where(eq(profile.userId, userId)),
    // The name by which every page greets; an update that sets nothing is none.
    db
      .update(user)
      .set({ displayName: name === undefined ? sql`${user.displayName}` : name })
      .where(eq(user.id, userId)),
    ...selectParts(db, userId, now),
  ])
  return row ? { row, figures, activeDays: days.map(({ day }) => day) } : null
}

/** A faculty holds only for a grade that has one: the one that is given, or else the one that is stored. */
function facultyAfter({ faculty = null, grade_level: level }: ProfileChanges) {
  if (level) return hasFaculty(level) ? faculty : null
  return sql`case when ${profile.gradeLevel} in ('Class 11', 'Class 12') then ${faculty} end`
}

/** Stores a picture with its address, or takes both away. */
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
