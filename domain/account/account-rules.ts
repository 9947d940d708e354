import { normalizeEmail } from '../email.ts'
import { CREDENTIAL_MESSAGES, findEmailError, findPasswordError, PASSWORD_MIN } from './credential-rules.ts'
import { nameHours } from './lifetimes.ts'

/** How recent the sign-in must be, in milliseconds, to change the email, or to delete an account without a password. */
export const RECENT_SIGN_IN_MS = 15 * 60 * 1000

export const ACCOUNT_MESSAGES = {
  mismatch: 'New passwords do not match',
  shortPassword: `Password must be at least ${PASSWORD_MIN} characters`,
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
  emailPending: (email: string) =>
    `A link was sent successfully to ${email}. Your email changes once you open it, within ${nameHours('change-email')}.`,
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
} as const

/** `password` is the current one; undefined if the account has none. */
export function findEmailChangeError({
  email,
  password,
}: {
  email: string
  password?: string | undefined
}): string | null {
  if (email.trim() === '') return ACCOUNT_MESSAGES.noNewEmail
  return findEmailError(email) ?? (password === '' ? ACCOUNT_MESSAGES.noCurrentPassword : null)
}

/** `confirmation` is the new password, entered again. */
export function findPasswordChangeError({
  currentPassword,
  newPassword,
  confirmation,
}: {
  currentPassword: string
  newPassword: string
  confirmation: string
}): string | null {
  if (newPassword !== confirmation) return ACCOUNT_MESSAGES.mismatch
  return findNewPasswordError(newPassword) ?? (currentPassword === '' ? ACCOUNT_MESSAGES.noCurrentPassword : null)
}

/** `confirmation` must equal `email`, the account's. `password` is the current one; undefined if the account has none. */
export function findDeletionError(
  email: string,
  { confirmation, password }: { confirmation: string; password?: string | undefined },
): string | null {
  if (normalizeEmail(confirmation) !== email) return ACCOUNT_MESSAGES.notConfirmed
  return password === '' ? ACCOUNT_MESSAGES.noCurrentPassword : null
}

export function findNewPasswordError(password: string): string | null {
  const error = findPasswordError(password)
  const isShort = error === CREDENTIAL_MESSAGES.empty || error === CREDENTIAL_MESSAGES.shortPassword
  return isShort ? ACCOUNT_MESSAGES.shortPassword : error
}
