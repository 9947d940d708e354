// The copy of a profile on a device. Free of schemas, which the dashboard has no need of.

import { isAmount, isCount, isText, parseObject } from '../untrusted-json.ts'
import type { ProfileChanges, ProfileDraft } from './profile-fields.ts'
import { findGradeLevel, type GradeLevel, hasFaculty } from './profile-options.ts'

/** The profile of the specification. */
export type Profile = {
  id: string
  email: string
  full_name: string | null
  avatar_url: string | null
  phone_number: string | null
  college: string | null
  faculty: string | null
  plus2_college: string | null
  address: string | null
  /** Null until it is chosen. */
  grade_level: GradeLevel | null
  /** Days in a row, today included. */
  study_streak: number
  total_study_hours: number
  points: number
  role: string
  /** Milliseconds, as is `updated_at`. */
  created_at: number
  updated_at: number
}

/** The profile of this student that a device kept, or null if it cannot be read. */
export function parseProfile(id: string, json: string | null): Profile | null {
  const kept = parseObject(json)
  if (kept?.id !== id || !isText(kept.email)) return null
  const text = (value: unknown) => (isText(value) ? value : null)
  const amount = (value: unknown) => (isAmount(value) ? value : 0)
  const time = (value: unknown) => (isCount(value) ? value : 0)
  return {
    id,
    email: kept.email,
    full_name: text(kept.full_name),
    avatar_url: text(kept.avatar_url),
    phone_number: text(kept.phone_number),
    college: text(kept.college),
    faculty: text(kept.faculty),
    plus2_college: text(kept.plus2_college),
    address: text(kept.address),
    grade_level: findGradeLevel(kept.grade_level),
    study_streak: amount(kept.study_streak),
    total_study_hours: amount(kept.total_study_hours),
    points: amount(kept.points),
    role: text(kept.role) ?? 'user',
    created_at: time(kept.created_at),
    updated_at: time(kept.updated_at),
  }
}

/** What the worker will make of it: the fields that are given replace those before, and a grade without faculties has none. */
export function mergeProfile(profile: Profile, changes: ProfileChanges): Profile {
  const merged = { ...profile, ...changes }
  return hasFaculty(merged.grade_level) ? merged : { ...merged, faculty: null }
}

/** The profile as a form begins with it. */
export function toDraft(profile: Profile): ProfileDraft {
  return {
    full_name: profile.full_name ?? '',
    grade_level: profile.grade_level ?? '',
    phone_number: profile.phone_number ?? '',
    college: profile.college ?? '',
    faculty: profile.faculty ?? '',
    plus2_college: profile.plus2_college ?? '',
    address: profile.address ?? '',
  }
}

/** Whether the setup wizard still has something to ask for. */
export function isIncomplete({ full_name, grade_level }: Profile): boolean {
  return !full_name || !grade_level
}
