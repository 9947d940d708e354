import { isAmount, isCount, isObject, isText, parseObject } from '../untrusted-json.ts'
import { findGradeLevel, hasFaculty } from './grade-level.ts'
import { forEachField, type ProfileChanges, type ProfileDraft, type ProfileValues } from './profile-fields.ts'

// Free of zod, because the dashboard is loaded without it.

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

/** Reads a student's profile as a device stored it; null if it is another student's or cannot be read. */
export function parseProfile(id: string, json: string | null): Profile | null {
  return findProfile(id, parseObject(json))
}

/** The same for a value that was parsed from JSON. */
export function findProfile(id: string, stored: unknown): Profile | null {
  if (!isObject(stored) || stored.id !== id || !isText(stored.email)) return null
  const text = (value: unknown) => (isText(value) ? value : null)
  const amount = (value: unknown) => (isAmount(value) ? value : 0)
  const time = (value: unknown) => (isCount(value) ? value : 0)
  return {
    ...forEachField((field) => text(stored[field])),
    grade_level: findGradeLevel(stored.grade_level),
    id,
    email: stored.email,
    avatar_url: text(stored.avatar_url),
    study_streak: amount(stored.study_streak),
    total_study_hours: amount(stored.total_study_hours),
    points: amount(stored.points),
    role: text(stored.role) ?? 'user',
    created_at: time(stored.created_at),
    updated_at: time(stored.updated_at),
  }
}

/** The profile after a change. A grade level without faculties clears the faculty. */
export function mergeProfile(profile: Profile, changes: ProfileChanges): Profile {
  const merged = { ...profile, ...changes }
  return hasFaculty(merged.grade_level) ? merged : { ...merged, faculty: null }
}

/** The profile as the starting value of a form. */
export function toDraft(profile: ProfileValues): ProfileDraft {
  return forEachField((field) => profile[field] ?? '')
}

/** Whether the setup wizard still has a question. */
export function isIncomplete({ full_name, grade_level }: ProfileValues): boolean {
  return !full_name || !grade_level
}
