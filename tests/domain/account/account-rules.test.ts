import { describe, expect, test } from 'vitest'
import { findEmailChangeError, findPasswordChangeError } from '../../../domain/account/account-rules.ts'

describe('changing a password', () => {
  const right = { currentPassword: 'correct horse', newPassword: 'battery', confirmation: 'battery' }

  test.each([
    [{}, null],
    [{ newPassword: '1', confirmation: '2', currentPassword: '' }, 'New passwords do not match'],
    [{ confirmation: '' }, 'New passwords do not match'],
    [{ newPassword: '12345', confirmation: '12345' }, 'Password must be at least 6 characters'],
    [{ newPassword: '', confirmation: '', currentPassword: '' }, 'Password must be at least 6 characters'],
    [{ newPassword: '      ', confirmation: '      ' }, null],
    [{ newPassword: 'x'.repeat(257), confirmation: 'x'.repeat(257) }, 'Password must be at most 256 characters long.'],
    [{ currentPassword: '' }, 'Please enter your current password.'],
  ])('with %j: %j', (changes, error) => {
    expect(findPasswordChangeError({ ...right, ...changes })).toBe(error)
  })
})

describe('changing an email', () => {
  test.each([
    [{ email: 'asha@example.com', password: 'x' }, null],
    [{ email: 'asha@example.com' }, null],
    [{ email: ' ', password: '' }, 'Please enter your new email.'],
    [{ email: 'asha', password: '' }, 'Please enter a valid email address.'],
    [{ email: 'asha@example.com', password: '' }, 'Please enter your current password.'],
  ])('with %j: %j', (change, error) => {
    expect(findEmailChangeError(change)).toBe(error)
  })
})
