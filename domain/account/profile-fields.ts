import * as z from 'zod/mini'
import { isLongerThan } from '../graphemes.ts'
import { findPhoneError, PHONE_MAX, PHONE_MESSAGES, tidyPhone } from '../phone.ts'
import { FACULTIES, GRADE_LEVELS } from './grade-level.ts'
import { choice, type Field, NO_TEXT, text } from './profile-field-kinds.ts'

// The fields of a profile that a student fills in. Forms, the schema of the procedure, the copy on the device and the
// store derive their lists from FIELDS. A new field is an entry there, a column of the same name in worker/db/schema.ts,
// and an input in the form. profile-field-kinds.ts has the kinds: a text, a choice, and yes or no.

/** Characters. */
export const PROFILE_MAX = { name: 100, phone: PHONE_MAX, college: 150, address: 300 } as const

export const PROFILE_MESSAGES = {
  noName: 'Name is required',
  noGrade: 'Grade level is required',
  phone: PHONE_MESSAGES.invalid,
  shortPhone: PHONE_MESSAGES.short,
  longName: `Your name can be at most ${PROFILE_MAX.name} characters long.`,
  longPhone: PHONE_MESSAGES.long,
  longCollege: `The name of a college can be at most ${PROFILE_MAX.college} characters long.`,
  longAddress: `Your address can be at most ${PROFILE_MAX.address} characters long.`,
  faculty: 'Please choose a faculty from the list.',
  noText: NO_TEXT,
  missing: 'Profile not found',
  updated: 'Profile updated successfully',
  notUpdated: 'Failed to update profile',
} as const

const FIELDS = {
  full_name: text((name) =>
    name === '' ? PROFILE_MESSAGES.noName : limit(name, PROFILE_MAX.name, PROFILE_MESSAGES.longName),
  ),
  grade_level: choice(GRADE_LEVELS, { message: PROFILE_MESSAGES.noGrade, isRequired: true }),
  phone_number: text(findPhoneError, tidyPhone),
  college: text((name) => limit(name, PROFILE_MAX.college, PROFILE_MESSAGES.longCollege)),
  plus2_college: text((name) => limit(name, PROFILE_MAX.college, PROFILE_MESSAGES.longCollege)),
  address: text((address) => limit(address, PROFILE_MAX.address, PROFILE_MESSAGES.longAddress)),
  faculty: choice(FACULTIES, { message: PROFILE_MESSAGES.faculty }),
}

function limit(text: string, max: number, message: string): string | null {
  return isLongerThan(text, max) ? message : null
}

export type ProfileField = keyof typeof FIELDS
export const PROFILE_FIELDS = Object.keys(FIELDS) as ProfileField[]

/** The fields as they are stored. */
export type ProfileValues = { [Name in ProfileField]: ReturnType<(typeof FIELDS)[Name]['toValue']> }

/** The fields as a form holds them; a text is '' if it is empty. */
export type ProfileDraft = { [Name in ProfileField]: ReturnType<(typeof FIELDS)[Name]['toDraft']> }

/** The fields that a form holds as a text. */
export type ProfileTextField = {
  [Name in ProfileField]: ProfileDraft[Name] extends string ? Name : never
}[ProfileField]

/** The fields to store. A field that is absent does not change. */
export type ProfileChanges = Partial<ProfileValues>

/** A draft with some of the fields. A schema gives undefined for the others. */
type PartialDraft = { [Name in ProfileField]?: ProfileDraft[Name] | undefined }

/** Makes one value for each field. */
export function forEachField<Value>(make: (name: ProfileField) => Value): Record<ProfileField, Value> {
  return Object.fromEntries(PROFILE_FIELDS.map((name) => [name, make(name)])) as Record<ProfileField, Value>
}

const fieldOf = (name: ProfileField): Field<unknown, unknown> => FIELDS[name] as Field<unknown, unknown>

/** The schemas of the fields in a form. */
export const DRAFT_SHAPE = forEachField((name) => z.optional(fieldOf(name).draft)) as {
  [Name in ProfileField]: z.ZodMiniOptional<(typeof FIELDS)[Name]['draft']>
}

/** The schemas of the fields in a row, or in the copy on a device. */
export const STORED_SHAPE = forEachField((name) => fieldOf(name).stored) as {
  [Name in ProfileField]: (typeof FIELDS)[Name]['stored']
}

/** The profile as the starting value of a form. */
export function toDraft(values: ProfileValues): ProfileDraft {
  return forEachField((name) => fieldOf(name).toDraft(values[name])) as ProfileDraft
}

/** The message for the first wrong field that is given, in the order of FIELDS. */
export function findProfileError(draft: PartialDraft): string | null {
  for (const name of PROFILE_FIELDS) {
    const value = draft[name]
    const error = value === undefined ? null : fieldOf(name).findError(value)
    if (error) return error
  }
  return null
}

/** The changes that a draft without errors stores. */
export function toProfileChanges(draft: PartialDraft): ProfileChanges {
  const given = PROFILE_FIELDS.filter((name) => draft[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, fieldOf(name).toValue(draft[name])])) as ProfileChanges
}
