import { expect, test } from 'vitest'
import { PROFILE_MESSAGES } from '../../../domain/account/profile-fields.ts'

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
