import { isLongerThan } from '../graphemes.ts'
import { toLatinDigits } from '../numbers.ts'
import { compose, toLine } from '../plain-text.ts'
import { FACULTIES, findGradeLevel, type GradeLevel } from './grade-level.ts'

// The fields of a profile that a student fills in. Forms, the schema of the procedure, the copy on the device and the
// store derive their lists from RULES. A new field needs a rule here, a column of the same name in worker/db/schema.ts,
// and an input in the form.

/** Characters. */
export const PROFILE_MAX = { name: 100, phone: 30, college: 150, address: 300 } as const
const PHONE_MIN = 10

/** UTF-16 units of a field before it is cleaned. A longer text is too long for every field. */
const RAW_MAX = 6_000

/** Digits, spaces, hyphens, parentheses and an optional leading plus; at least one digit. */
const PHONE = /^\+?[\s()-]*\d[\d\s()-]*$/

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

/** For each field, a function that returns the error in a text, or null. The text has been cleaned by `clean`. */
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
  if (phone.length > PROFILE_MAX.phone) return PROFILE_MESSAGES.longPhone
  if (!PHONE.test(phone)) return PROFILE_MESSAGES.phone
  return phone.length < PHONE_MIN ? PROFILE_MESSAGES.shortPhone : null
}

function limit(text: string, max: number, message: string): string | null {
  return isLongerThan(text, max) ? message : null
}

export type ProfileField = keyof typeof RULES
export const PROFILE_FIELDS = Object.keys(RULES) as ProfileField[]

/** The fields as they are stored; null if empty. */
export type ProfileValues = { [Field in ProfileField]: Field extends 'grade_level' ? GradeLevel | null : string | null }

/** The fields as a form holds them; '' if empty. */
export type ProfileDraft = Record<ProfileField, string>

/** The fields to store. A field that is absent does not change. */
export type ProfileChanges = Partial<ProfileValues>

/** A draft with some of the fields. A schema gives undefined for the others. */
type PartialDraft = { [Field in ProfileField]?: string | undefined }

/** Makes one value for each field. */
export function forEachField<Value>(make: (field: ProfileField) => Value): Record<ProfileField, Value> {
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, make(field)])) as Record<ProfileField, Value>
}

/** A text as it is checked and stored: on one line, a phone number in Latin digits. */
function clean(field: ProfileField, text: string): string {
  return field === 'phone_number' ? toLatinDigits(toLine(text)) : toLine(text)
}

/** The message for the first wrong field that is given, in the order of RULES. */
export function findProfileError(draft: PartialDraft): string | null {
  for (const field of PROFILE_FIELDS) {
    const text = draft[field]
    if (text === undefined) continue
    const error = RULES[field](text.length > RAW_MAX ? text.slice(0, RAW_MAX) : clean(field, text))
    if (error) return error
  }
  return null
}

/** The changes that a draft without errors stores. */
export function toProfileChanges(draft: PartialDraft): ProfileChanges {
  const changes: ProfileChanges = {}
  for (const field of PROFILE_FIELDS) {
    const text = draft[field]
    if (text === undefined) continue
    if (field === 'grade_level') changes.grade_level = findGradeLevel(text)
    else changes[field] = compose(clean(field, text)) || null
  }
  return changes
}
