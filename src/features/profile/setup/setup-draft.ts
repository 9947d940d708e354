import * as z from 'zod/mini'
import { findGradeLevel } from '#domain/account/grade-level.ts'
import type { Profile } from '#domain/account/profile.ts'
import { findProfileError, PROFILE_MESSAGES, type ProfileDraft, toDraft } from '#domain/account/profile-fields.ts'
import { cutText } from '#domain/graphemes.ts'
import { parseJson, Text, validItems } from '#domain/stored-json.ts'
import { TARGET_SUBJECTS_MAX } from '#domain/study/target-subjects.ts'

export const SETUP_STEPS = 3

export const SETUP_MESSAGES = {
  noName: 'Please enter your name',
  noGrade: 'Please select your grade level',
  completed: 'Profile setup completed successfully!',
  failed: 'Failed to setup profile',
} as const

/** The fields of the profile that the wizard asks for. */
const SETUP_FIELDS = ['full_name', 'grade_level', 'faculty', 'college', 'phone_number'] as const

type SetupFields = Pick<ProfileDraft, (typeof SETUP_FIELDS)[number]>

/** A student's input in the setup wizard. */
export type SetupDraft = SetupFields & {
  targetSubjects: string[]
  /** From 1 to 3. */
  step: number
}

const TEXT_MAX = 500

const StoredText = z.catch(z.optional(z.string()), undefined)
const StoredDraft = z.object({
  full_name: StoredText,
  grade_level: StoredText,
  faculty: StoredText,
  college: StoredText,
  phone_number: StoredText,
  targetSubjects: z.catch(validItems(Text), []),
  step: z.catch(z.int().check(z.gte(1), z.lte(SETUP_STEPS)), 1),
})

/** The draft with which the wizard opens: fields that the device stored, the others from the profile. */
export function openSetup(profile: Profile, json: string | null): SetupDraft {
  const known = toDraft(profile)
  const stored = parseJson(StoredDraft, json)
  const entries = SETUP_FIELDS.map((field) => {
    const text = stored?.[field]
    return [field, text === undefined ? known[field] : cutText(text, TEXT_MAX)]
  })
  const fields = Object.fromEntries(entries) as SetupFields
  return {
    ...fields,
    grade_level: findGradeLevel(fields.grade_level) ?? '',
    targetSubjects: (stored?.targetSubjects ?? []).slice(0, TARGET_SUBJECTS_MAX),
    step: stored?.step ?? 1,
  }
}

/** The message for what is missing in the current step, or null. */
export function findStepError({ step, full_name, grade_level }: SetupDraft): string | null {
  if (step === 2) return grade_level === '' ? SETUP_MESSAGES.noGrade : null
  if (step > 2) return null
  const error = findProfileError({ full_name })
  return error === PROFILE_MESSAGES.noName ? SETUP_MESSAGES.noName : error
}

/** How much of the wizard is done, in percent. The current step counts. */
export function setupProgress(step: number): number {
  return Math.round((step / SETUP_STEPS) * 100)
}
