import { describe, expect, test } from 'vitest'
import { parseProfile } from '#domain/account/profile.ts'
import { PROFILE_MAX, PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { findStepError, openSetup, type SetupDraft, setupProgress } from '#src/features/profile/setup/setup-draft.ts'

const DRAFT: SetupDraft = {
  full_name: 'Asha',
  grade_level: 'Class 11',
  faculty: 'Science',
  college: 'x',
  phone_number: '9841234567',
  targetSubjects: ['Physics'],
  step: 3,
}

function openWith(json: string | null, known: object = {}) {
  const profile = parseProfile('asha', JSON.stringify({ id: 'asha', email: 'asha@example.com', ...known }))
  if (!profile) throw new Error('The profile of the test cannot be read.')
  return openSetup(profile, json)
}

describe('the wizard begins', () => {
  test('with what the profile has', () => {
    expect(openWith(null, { full_name: 'Asha', college: 'x' })).toEqual({
      full_name: 'Asha',
      grade_level: '',
      faculty: '',
      college: 'x',
      phone_number: '',
      targetSubjects: [],
      step: 1,
    })
  })

  test('where the student left it', () => {
    expect(openWith(JSON.stringify(DRAFT), { full_name: 'Somebody', grade_level: 'CEE' })).toEqual(DRAFT)
    expect(openWith(JSON.stringify({ ...DRAFT, full_name: '' }), { full_name: 'Asha' }).full_name).toBe('')
  })

  test.each(['[', '7', '{"step":9,"full_name":{},"grade_level":"Class 9","targetSubjects":"all"}', '{"step":"2"}'])(
    'at the beginning, if what was kept cannot be read: %j',
    (json) => {
      expect(openWith(json, { full_name: 'Asha' })).toMatchObject({
        full_name: 'Asha',
        grade_level: '',
        targetSubjects: [],
        step: 1,
      })
    },
  )
})

describe('a step', () => {
  test.each([
    [{ step: 1, full_name: ' ' }, 'Please enter your name'],
    [{ step: 1, full_name: 'x'.repeat(PROFILE_MAX.name + 1) }, PROFILE_MESSAGES.longName],
    [{ step: 1, grade_level: '', phone_number: 'x' }, null],
    [{ step: 2, grade_level: '' }, 'Please select your grade level'],
    [{ step: 2, phone_number: 'x' }, null],
    [{ step: 3 }, null],
  ])('%j: %j', (changes, error) => {
    expect(findStepError({ ...DRAFT, ...changes })).toBe(error)
  })

  test('is given in percent', () => {
    expect([1, 2, 3].map(setupProgress)).toEqual([33, 67, 100])
  })
})
