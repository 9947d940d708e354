import { toLine } from '../plain-text.ts'
import { FACULTIES, findGradeLevel, type GradeLevel } from './grade-level.ts'

// The fields of a profile that a student fills in. Forms, the schema of the procedure, the copy on a device and the store
// derive their lists from RULES: a new field is a rule here, a column of the same name in worker/db/schema.ts and its
// input in the form. Free of zod, because the forms are loaded without it.

/** Characters. */
export const PROFILE_MAX = { name: 100, phone: 30, college: 150, address: 300 } as const
const PHONE_MIN = 10

/** Digits, spaces, hyphens, parentheses and an optional leading plus; at least one digit. */
const PHONE = /^\+?[\d\s()-]*\d[\d\s()-]*$/

export const PROFILE_MESSAGES = {
  noName: 'Name is required',
  noGrade: 'Grade level is required',
  phone: 'Please enter a valid phone number',
  shortPhone: `Phone number must be at least ${PHONE_MIN} digits`,
  longName: `Your name can be at most ${PROFILE_MAX.name} characters long.`,
  longPhone: `A phone number can be at most ${PROFILE_MAX.phone} characters long.`,
  longCollege: `The name of a college can be at most ${PROFILE_MAX.college} characters long.`,
  longAddress: `Your address can be at most ${PROFILE_MAX.address} characters long.`,
  faculty: 'Please choose a faculty from the list.',
  noText: 'A field of the profile is text.',
  missing: 'Profile not found',
  updated: 'Profile updated successfully',
  notUpdated: 'Failed to update profile',
} as const

/** For each field what is wrong with a text in it, or null. The text is one line, as `toLine` makes it. */
const RULES = {
  full_name: (name: string) =>
    name === '' ? PROFILE_MESSAGES.noName : limit(name, PROFILE_MAX.name, PROFILE_MESSAGES.longName),
  grade_level: (level: string) => (findGradeLevel(level) ? null : PROFILE_MESSAGES.noGrade),
  phone_number: findPhoneError,
  college: (name: string) => limit(name, PROFILE_MAX.college, PROFILE_MESSAGES.longCollege),
  plus2_college: (name: string) => limit(name, PROFILE_MAX.college, PROFILE_MESSAGES.longCollege),
  address: (address: string) => limit(address, PROFILE_MAX.address, PROFILE_MESSAGES.longAddress),
  faculty: (name: string) =>
    name === '' || FACULTIES.some((faculty) => faculty === name) ? null : PROFILE_MESSAGES.faculty,
} satisfies Record<string, (text: string) => string | null>

function findPhoneError(phone: string): string | null {
  if (phone === '') return null
  if (!PHONE.test(phone)) return PROFILE_MESSAGES.phone
  if (phone.length < PHONE_MIN) return PROFILE_MESSAGES.shortPhone
  return phone.length > PROFILE_MAX.phone ? PROFILE_MESSAGES.longPhone : null
}

function limit(text: string, max: number, message: string): string | null {
  return [...text].length > max ? message : null
}

export type ProfileField = keyof typeof RULES
export const PROFILE_FIELDS = Object.keys(RULES) as ProfileField[]

/** The fields as they are stored; null for what is empty. */
export type ProfileValues = { [Field in ProfileField]: Field extends 'grade_level' ? GradeLevel | null : string | null }

/** The fields as a form holds them; '' for what is empty. */
export type ProfileDraft = Record<ProfileField, string>

/** The fields that are to be stored. A field that is absent stays as it is. */
export type ProfileChanges = Partial<ProfileValues>

/** A draft with only some of the fields; a schema says of the others that they are undefined. */
type PartialDraft = { [Field in ProfileField]?: string | undefined }

/** Makes one value for each field. */
export function forEachField<Value>(make: (field: ProfileField) => Value): Record<ProfileField, Value> {
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, make(field)])) as Record<ProfileField, Value>
}

/** The message for the first field that is given and wrong, in the order of RULES. */
export function findProfileError(draft: PartialDraft): string | null {
  for (const field of PROFILE_FIELDS) {
    const text = draft[field]
    const error = text === undefined ? null : RULES[field](toLine(text))
    if (error) return error
  }
  return null
}

/** What a draft without errors stores. */
export function toProfileChanges(draft: PartialDraft): ProfileChanges {
  const changes: ProfileChanges = {}
  for (const field of PROFILE_FIELDS) {
    const text = draft[field]
    if (text === undefined) continue
    if (field === 'grade_level') changes.grade_level = findGradeLevel(text)
    else changes[field] = toLine(text) || null
  }
  return changes
}
