import { describe, expect, test } from 'vitest'
import { contentClass, GRADE_LEVELS, hasFaculty, nameGradeLevel } from '../../../domain/account/grade-level.ts'
import { isIncomplete, mergeProfile, type Profile, parseProfile, toDraft } from '../../../domain/account/profile.ts'
import { findProfileError, PROFILE_MESSAGES } from '../../../domain/account/profile-fields.ts'
import { ProfileUpdate } from '../../../domain/account/profile-update.ts'

const PROFILE: Profile = {
  id: 'asha',
  email: 'asha@example.com',
  full_name: 'आशा गुरुङ',
  avatar_url: '/api/avatar/x',
  phone_number: '9841234567',
  college: 'Budhanilkantha School',
  faculty: 'Science',
  plus2_college: null,
  address: 'Pokhara-6',
  grade_level: 'Class 12',
  study_streak: 3,
  total_study_hours: 1.5,
  points: 120,
  role: 'user',
  created_at: 1,
  updated_at: 2,
}

describe('errors in a profile', () => {
  test.each([
    [{ full_name: ' ' }, PROFILE_MESSAGES.noName],
    [{ full_name: '\u202e\u2066' }, PROFILE_MESSAGES.noName],
    [{ full_name: '\u200b' }, PROFILE_MESSAGES.noName],
    [{ full_name: '\u3164 \u3164' }, PROFILE_MESSAGES.noName],
    [{ full_name: '', grade_level: '', phone_number: 'x' }, PROFILE_MESSAGES.noName],
    [{ full_name: 'Asha', grade_level: '', phone_number: 'x' }, PROFILE_MESSAGES.noGrade],
    [{ grade_level: 'Class 9' }, PROFILE_MESSAGES.noGrade],
    [{ grade_level: 'constructor' }, PROFILE_MESSAGES.noGrade],
    [{ phone_number: 'abc' }, PROFILE_MESSAGES.phone],
    [{ phone_number: '98x4123456' }, PROFILE_MESSAGES.phone],
    [{ phone_number: '98+41234567' }, PROFILE_MESSAGES.phone],
    [{ phone_number: '() - () - ()' }, PROFILE_MESSAGES.phone],
    [{ phone_number: '984123456' }, PROFILE_MESSAGES.shortPhone],
    [{ phone_number: '+98412345' }, PROFILE_MESSAGES.shortPhone],
    [{ phone_number: '1'.repeat(31) }, PROFILE_MESSAGES.longPhone],
    [{ full_name: 'ऋ'.repeat(101) }, PROFILE_MESSAGES.longName],
    [{ college: 'x'.repeat(151) }, PROFILE_MESSAGES.longCollege],
    [{ plus2_college: 'x'.repeat(151) }, PROFILE_MESSAGES.longCollege],
    [{ address: 'x'.repeat(301) }, PROFILE_MESSAGES.longAddress],
    [{ faculty: 'Alchemy' }, PROFILE_MESSAGES.faculty],
  ])('%j: %s', (draft, message) => {
    expect(findProfileError(draft)).toBe(message)
    expect(ProfileUpdate.safeParse(draft).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  test.each(['9841234567', '+977 (98) 4123-4567', '01-4412345', ' 9841234567 ', ''])(
    'accepts the phone number %j',
    (phone) => {
      expect(findProfileError({ phone_number: phone })).toBeNull()
    },
  )

  test('accepts a draft without fields', () => {
    expect(findProfileError({})).toBeNull()
  })

  test.each([{ points: 1 }, { role: 'admin' }, { full_name: 7 }, { college: null }, null, [], 'x'])(
    'what no student may send: %j',
    (input) => {
      expect(ProfileUpdate.safeParse(input).success).toBe(false)
    },
  )
})

describe('the fields to store', () => {
  test('have no unnecessary spaces, and null for an empty text', () => {
    const draft = { full_name: '  Asha \n\t Gurung\u0000', grade_level: 'Class 11', college: ' ', faculty: 'Science' }
    expect(ProfileUpdate.parse(draft)).toEqual({
      full_name: 'Asha Gurung',
      grade_level: 'Class 11',
      college: null,
      faculty: 'Science',
    })
  })

  test('are only those that were given', () => {
    expect(ProfileUpdate.parse({})).toEqual({})
  })
})

describe('the copy on a device', () => {
  test('is read as it was stored', () => {
    expect(parseProfile('asha', JSON.stringify(PROFILE))).toEqual(PROFILE)
  })

  test.each([null, '', '[', '[]', 'null', '{}', '{"id":"asha"}', JSON.stringify({ ...PROFILE, id: 'bina' })])(
    'is none if it cannot be read, or is another student’s: %j',
    (json) => {
      expect(parseProfile('asha', json)).toBeNull()
    },
  )

  test('has defaults for invalid values', () => {
    const broken = {
      ...PROFILE,
      full_name: { a: 1 },
      grade_level: 'Class 9',
      points: -4,
      study_streak: 'many',
      role: 7,
    }
    expect(parseProfile('asha', JSON.stringify(broken))).toMatchObject({
      full_name: null,
      grade_level: null,
      points: 0,
      study_streak: 0,
      role: 'user',
    })
  })

  test('is merged with a change as in the worker', () => {
    expect(mergeProfile(PROFILE, { full_name: 'Asha', college: null })).toEqual({
      ...PROFILE,
      full_name: 'Asha',
      college: null,
    })
  })

  test.each(['Class 10', 'IOE', 'CEE'] as const)('has no faculty in %s', (grade_level) => {
    expect(mergeProfile(PROFILE, { grade_level })).toEqual({ ...PROFILE, grade_level, faculty: null })
    expect(mergeProfile(PROFILE, { grade_level, faculty: 'Law' })).toEqual({ ...PROFILE, grade_level, faculty: null })
    expect(mergeProfile({ ...PROFILE, grade_level }, { faculty: 'Law' }).faculty).toBeNull()
  })

  test.each(['Class 11', 'Class 12'] as const)('has a faculty in %s', (grade_level) => {
    expect(mergeProfile(PROFILE, { grade_level }).faculty).toBe('Science')
    expect(mergeProfile({ ...PROFILE, grade_level }, { faculty: 'Law' }).faculty).toBe('Law')
  })

  test('makes a draft that changes nothing', () => {
    expect(mergeProfile(PROFILE, ProfileUpdate.parse(toDraft(PROFILE)))).toEqual(PROFILE)
  })

  test('is incomplete without a name or a grade level', () => {
    expect(isIncomplete(PROFILE)).toBe(false)
    expect(isIncomplete({ ...PROFILE, full_name: null })).toBe(true)
    expect(isIncomplete({ ...PROFILE, grade_level: null })).toBe(true)
  })
})

describe('grade levels', () => {
  test('have the labels of the specification', () => {
    expect(GRADE_LEVELS.map(nameGradeLevel)).toEqual([
      'Class 10',
      'Class 11',
      'Class 12',
      'IOE (Engineering Entrance)',
      'CEE (Medical Entrance)',
    ])
  })

  test('decide which class is shown and whether there are faculties', () => {
    const levels = ['Class 10', 'Class 11', 'Class 12', 'IOE', 'CEE', null] as const
    expect(levels.map(contentClass)).toEqual(['Class 10', 'Class 11', 'Class 12', 'Class 12', 'Class 12', 'Class 12'])
    expect(levels.map(hasFaculty)).toEqual([false, true, true, false, false, false])
  })
})
