import * as z from 'zod/mini'
import { Amount, Count, parseJson, Text } from '../stored-json.ts'
import { hasFaculty } from './grade-level.ts'
import { type ProfileChanges, type ProfileValues, STORED_SHAPE } from './profile-fields.ts'

/** The profile as the specification names its fields. `grade_level` is null until it is chosen. */
export type Profile = ProfileValues & {
  id: string
  email: string
  avatar_url: string | null
  /** Computed in worker/profile/streak.ts. */
  study_streak: number
  total_study_hours: number
  points: number
  role: string
  /** Milliseconds, as is `updated_at`. */
  created_at: number
  updated_at: number
}

const StoredFigure = z.catch(Amount, 0)
const StoredTime = z.catch(Count, 0)

/** The profile as a device stored it. An invalid value counts as absent. */
export const StoredProfile = z.object({
  ...STORED_SHAPE,
  id: Text,
  email: Text,
  avatar_url: z.catch(z.nullable(Text), null),
  study_streak: StoredFigure,
  total_study_hours: StoredFigure,
  points: StoredFigure,
  role: z.catch(Text, 'user'),
  created_at: StoredTime,
  updated_at: StoredTime,
})

/** Reads a student's profile as a device stored it; null if it is another student's or cannot be read. */
export function parseProfile(id: string, json: string | null): Profile | null {
  const profile = parseJson(StoredProfile, json)
  return profile?.id === id ? profile : null
}

/** The profile after a change. A grade level without faculties clears the faculty. */
export function mergeProfile(profile: Profile, changes: ProfileChanges): Profile {
  const merged = { ...profile, ...changes }
  return hasFaculty(merged.grade_level) ? merged : { ...merged, faculty: null }
}

/** Whether the setup wizard still has a question. */
export function isIncomplete({ full_name, grade_level }: ProfileValues): boolean {
  return !full_name || !grade_level
}
