import { describe, expect, test } from 'vitest'
import { findProfileError, PROFILE_FIELDS, PROFILE_MAX, PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { ProfileUpdate } from '#domain/account/profile-update.ts'

test('the texts about a profile', () => {
  expect(PROFILE_MESSAGES).toEqual({
    noName: 'Name is required',
    noGrade: 'Grade level is required',
    phone: 'Please enter a valid phone number',
    shortPhone: 'Phone number must be at least 10 digits',
    longName: 'Your name can be at most 100 characters long.',
    longPhone: 'A phone number can be at most 30 characters long.',
    longCollege: 'The name of a college can be at most 150 characters long.',
    longAddress: 'Your address can be at most 300 characters long.',
    faculty: 'Please choose a faculty from the list.',
    noText: 'A field of the profile is text.',
    missing: 'Profile not found',
    updated: 'Profile updated successfully',
    notUpdated: 'Failed to update profile',
  })
})

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
    [{ phone_number: '1'.repeat(PROFILE_MAX.phone + 1) }, PROFILE_MESSAGES.longPhone],
    [{ phone_number: '९८४१२३४५६' }, PROFILE_MESSAGES.shortPhone],
    [{ phone_number: '٩٨٤١٢٣٤٥٦٧' }, PROFILE_MESSAGES.phone],
    [{ full_name: 'ऋ'.repeat(PROFILE_MAX.name + 1) }, PROFILE_MESSAGES.longName],
    [{ college: 'x'.repeat(PROFILE_MAX.college + 1) }, PROFILE_MESSAGES.longCollege],
    [{ plus2_college: 'x'.repeat(PROFILE_MAX.college + 1) }, PROFILE_MESSAGES.longCollege],
    [{ address: 'x'.repeat(PROFILE_MAX.address + 1) }, PROFILE_MESSAGES.longAddress],
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
    'an update that no student may send: %j',
    (input) => {
      expect(ProfileUpdate.safeParse(input).success).toBe(false)
    },
  )
})

describe('the fields to store', () => {
  test.each([
    ['९८४१२३४५६७', '9841234567'],
    ['+९७७ (९८) ४१२३-४५६७', '+977 (98) 4123-4567'],
    [' ९८41234567 ', '9841234567'],
  ])('hold the phone number %j as %j', (phone_number, stored) => {
    expect(findProfileError({ phone_number })).toBeNull()
    expect(ProfileUpdate.parse({ phone_number })).toEqual({ phone_number: stored })
  })

  test('can have as many characters as a reader counts', () => {
    expect(findProfileError({ full_name: '👨‍👩‍👧‍👦'.repeat(PROFILE_MAX.name) })).toBeNull()
    expect(findProfileError({ full_name: '👨‍👩‍👧‍👦'.repeat(PROFILE_MAX.name + 1) })).toBe(PROFILE_MESSAGES.longName)
    expect(findProfileError({ college: `a${'\u0301'.repeat(100_000)}` })).toBe(PROFILE_MESSAGES.longCollege)
  })

  test.each(['9', ' ', '\u0301', '\u200b', 'x'])('are never made of 100,000 of %j', (character) => {
    for (const field of PROFILE_FIELDS) {
      const message = findProfileError({ [field]: `9${character.repeat(100_000)}x` })
      expect([field, message]).toEqual([field, expect.any(String)])
    }
  })

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
