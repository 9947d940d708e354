// What a student has written into the setup wizard, as the device keeps it until it is completed.
import { type Profile, toDraft } from '../../../../domain/account/profile-copy.ts'
import { findProfileError, PROFILE_MESSAGES, type ProfileDraft } from '../../../../domain/account/profile-fields.ts'
import { findGradeLevel } from '../../../../domain/account/profile-options.ts'
import { TARGET_SUBJECTS_MAX } from '../../../../domain/study/study-goals.ts'
import { parseObject, toTexts } from '../../../../domain/untrusted-json.ts'

export const SETUP_STEPS = 3

export const SETUP_MESSAGES = {
  noName: 'Please enter your name',
  noGrade: 'Please select your grade level',
  completed: 'Profile setup completed successfully!',
  failed: 'Failed to setup profile',
} as const

export type SetupDraft = Pick<ProfileDraft, 'full_name' | 'grade_level' | 'faculty' | 'college' | 'phone_number'> & {
  targetSubjects: string[]
  /** From 1 to 3. */
  step: number
}

const TEXT_MAX = 500

/** What the device kept stands above what the profile has; nothing that was kept can be anything but text. */
export function openSetup(profile: Profile, json: string | null): SetupDraft {
  const { full_name, grade_level, faculty, college, phone_number } = toDraft(profile)
  const kept = parseObject(json) ?? {}
  const text = (value: unknown, other: string) => (typeof value === 'string' ? value.slice(0, TEXT_MAX) : other)
  const level = text(kept.grade_level, grade_level)
  return {
    full_name: text(kept.full_name, full_name),
    grade_level: findGradeLevel(level) ?? '',
    faculty: text(kept.faculty, faculty),
    college: text(kept.college, college),
    phone_number: text(kept.phone_number, phone_number),
    targetSubjects: toTexts(kept.targetSubjects).slice(0, TARGET_SUBJECTS_MAX),
    step: kept.step === 2 || kept.step === SETUP_STEPS ? kept.step : 1,
  }
}

/** What keeps the student at this step, or null. */
export function findStepError({ step, full_name, grade_level }: SetupDraft): string | null {
  if (step === 2) return grade_level === '' ? SETUP_MESSAGES.noGrade : null
  if (step > 2) return null
  const error = findProfileError({ full_name })
  return error === PROFILE_MESSAGES.noName ? SETUP_MESSAGES.noName : error
}

/** Percent of the steps that are begun. */
export function setupProgress(step: number): number {
  return Math.round((step / SETUP_STEPS) * 100)
}
