// The rules of a profile, free of schemas: the forms check with them before anything is sent.

import { toLine } from '../plain-text.ts'
import { FACULTIES, findGradeLevel, type GradeLevel, hasFaculty } from './profile-options.ts'

const NAME_MAX = 100
const PHONE_MIN = 10
const PHONE_MAX = 30
const COLLEGE_MAX = 150
const ADDRESS_MAX = 300

/** Digits, spaces, hyphens, parentheses and an optional leading plus. */
const PHONE = /^\+?[\d\s()-]*\d[\d\s()-]*$/

export const PROFILE_MESSAGES = {
  noName: 'Name is required',
  noGrade: 'Grade level is required',
  phone: 'Please enter a valid phone number',
  shortPhone: 'Phone number must be at least 10 digits',
  longName: `Your name can be at most ${NAME_MAX} characters long.`,
  longPhone: `A phone number can be at most ${PHONE_MAX} characters long.`,
  longCollege: `The name of a college can be at most ${COLLEGE_MAX} characters long.`,
  longAddress: `Your address can be at most ${ADDRESS_MAX} characters long.`,
  faculty: 'Please choose a faculty from the list.',
  noText: 'A field of the profile is text.',
  missing: 'Profile not found',
  updated: 'Profile updated successfully',
  notUpdated: 'Failed to update profile',
} as const

/** What a student writes into a form; empty where there is nothing. */
export type ProfileDraft = {
  full_name: string
  grade_level: string
  phone_number: string
  college: string
  faculty: string
  plus2_college: string
  address: string
}

/** What is to be stored; what is not there stays as it is. */
export type ProfileChanges = Partial<
  Record<'phone_number' | 'college' | 'faculty' | 'plus2_college' | 'address', string | null> & {
    full_name: string
    grade_level: GradeLevel
  }
>

/** The parts of a draft that are there; a schema says of the others that they are undefined. */
type Draft = { [Field in keyof ProfileDraft]?: string | undefined }

const isLong = (text: string | undefined, max: number) => text !== undefined && [...toLine(text)].length > max

/** The first thing wrong with the fields that are given, in the order in which a student is told. */
export function findProfileError(draft: Draft): string | null {
  const { full_name, grade_level, phone_number = '', faculty = '' } = draft
  if (full_name !== undefined && toLine(full_name) === '') return PROFILE_MESSAGES.noName
  if (grade_level !== undefined && findGradeLevel(grade_level) === null) return PROFILE_MESSAGES.noGrade
  const phone = toLine(phone_number)
  if (phone !== '' && !PHONE.test(phone)) return PROFILE_MESSAGES.phone
  if (phone !== '' && phone.length < PHONE_MIN) return PROFILE_MESSAGES.shortPhone
  if (phone.length > PHONE_MAX) return PROFILE_MESSAGES.longPhone
  if (isLong(full_name, NAME_MAX)) return PROFILE_MESSAGES.longName
  if (isLong(draft.college, COLLEGE_MAX) || isLong(draft.plus2_college, COLLEGE_MAX)) {
    return PROFILE_MESSAGES.longCollege
  }
  if (isLong(draft.address, ADDRESS_MAX)) return PROFILE_MESSAGES.longAddress
  if (faculty !== '' && !FACULTIES.some((known) => known === faculty)) return PROFILE_MESSAGES.faculty
  return null
}

/** What a valid draft stores: lines without stray spaces, null for what is empty, no faculty where there is none. */
export function toProfileChanges(draft: Draft): ProfileChanges {
  const { full_name, grade_level, ...others } = draft
  const level = findGradeLevel(grade_level)
  const changes: ProfileChanges = {}
  if (full_name !== undefined) changes.full_name = toLine(full_name)
  if (level) changes.grade_level = level
  for (const field of ['phone_number', 'college', 'faculty', 'plus2_college', 'address'] as const) {
    const text = others[field]
    if (text !== undefined) changes[field] = toLine(text) || null
  }
  if (level && !hasFaculty(level)) changes.faculty = null
  return changes
}
