import { describe, expect, test } from 'vitest'
import { isIncomplete, mergeProfile, type Profile, parseProfile } from '#domain/account/profile.ts'
import { toDraft } from '#domain/account/profile-fields.ts'
import { ProfileUpdate } from '#domain/account/profile-update.ts'
import { FULL_PROFILE } from '#tests/support/samples/full-profile.ts'

const PROFILE: Profile = {
  id: 'asha',
  email: 'asha@example.com',
  ...FULL_PROFILE,
  avatar_url: '/api/avatar/x',
  plus2_college: null,
  grade_level: 'Class 12',
  study_streak: 3,
  total_study_hours: 1.5,
  points: 120,
  role: 'user',
  created_at: 1,
  updated_at: 2,
}

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
