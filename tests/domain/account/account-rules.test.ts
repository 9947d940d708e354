import { describe, expect, test } from 'vitest'
import { ACCOUNT_MESSAGES, findEmailChangeError, findPasswordChangeError } from '#domain/account/account-rules.ts'
import { CREDENTIAL_MESSAGES } from '#domain/account/credential-rules.ts'
import { nameHours } from '#domain/account/lifetimes.ts'

describe('changing a password', () => {
  const right = { currentPassword: 'correct horse', newPassword: 'new battery', confirmation: 'new battery' }

  test.each([
    [{}, null],
    [{ newPassword: '1', confirmation: '2', currentPassword: '' }, ACCOUNT_MESSAGES.mismatch],
    [{ confirmation: '' }, ACCOUNT_MESSAGES.mismatch],
    [{ newPassword: '12345', confirmation: '12345' }, ACCOUNT_MESSAGES.shortPassword],
    [{ newPassword: '', confirmation: '', currentPassword: '' }, ACCOUNT_MESSAGES.shortPassword],
    [{ newPassword: '      ', confirmation: '      ' }, null],
    [{ newPassword: 'x'.repeat(257), confirmation: 'x'.repeat(257) }, CREDENTIAL_MESSAGES.longPassword],
    [{ currentPassword: '' }, ACCOUNT_MESSAGES.noCurrentPassword],
  ])('with %j: %j', (changes, error) => {
    expect(findPasswordChangeError({ ...right, ...changes })).toBe(error)
  })
})

describe('changing an email', () => {
  test.each([
    [{ email: 'asha@example.com', password: 'x' }, null],
    [{ email: 'asha@example.com' }, null],
    [{ email: ' ', password: '' }, ACCOUNT_MESSAGES.noNewEmail],
    [{ email: 'asha', password: '' }, CREDENTIAL_MESSAGES.email],
    [{ email: 'asha@example.com', password: '' }, ACCOUNT_MESSAGES.noCurrentPassword],
  ])('with %j: %j', (change, error) => {
    expect(findEmailChangeError(change)).toBe(error)
  })
})

test('the texts about an account', () => {
  expect(ACCOUNT_MESSAGES).toEqual({
    mismatch: 'New passwords do not match',
    shortPassword: 'Password must be at least 6 characters',
    noCurrentPassword: 'Please enter your current password.',
    wrongPassword: 'The current password is not right.',
    noPassword: 'Your account has no password yet. You can set one through a link that we send you.',
    noNewEmail: 'Please enter your new email.',
    notRecent: 'Please log out and log back in before changing your email',
    emailUpdated: 'Email updated successfully',
    emailNotUpdated: 'Failed to update email',
    passwordUpdated: 'Password updated successfully',
    passwordNotUpdated: 'Failed to update password',
    notConfirmed: 'Please type the email of your account to confirm.',
    emailPending: expect.any(Function),
    emailKept: 'The change was cancelled successfully. Your email stays as it is.',
    lastWayIn: 'This is the only way to sign in to your account. Set a password before you remove it.',
    noSuchGoogle: 'This Google account does not sign in here any more.',
    googleRemoved: 'The Google account was removed successfully. All other devices were signed out.',
    googleNotRemoved: 'Failed to remove the Google account',
    notRecentForSessions: 'Please log out and log back in before signing out other devices',
    sessionGone: 'This device is signed out already.',
    notRecentForGoogle: 'Please log out and log back in before removing a Google account',
    notRecentForDeletion: 'Please log out and log back in before deleting your account',
    deleted: 'Your account was deleted successfully',
    notDeleted: 'Failed to delete account',
  })
  expect(ACCOUNT_MESSAGES.emailPending('asha@example.com')).toBe(
    `A link was sent successfully to asha@example.com. Your email changes once you open it, within ${nameHours('change-email')}.`,
  )
})
