import { CREDENTIAL_MESSAGES, findEmailFault, findPasswordFault, PASSWORD_MIN } from './credential-rules.ts'

/** The email can be changed for so long after signing in, in milliseconds. */
export const RECENT_SIGN_IN_MS = 15 * 60 * 1000

export const ACCOUNT_MESSAGES = {
  mismatch: 'New passwords do not match',
  shortPassword: `Password must be at least ${PASSWORD_MIN} characters`,
  noCurrentPassword: 'Please enter your current password.',
  wrongPassword: 'The current password is not right.',
  noPassword: 'Your account has no password yet. You can set one through a link that we send you.',
  notRecent: 'Please log out and log back in before changing your email',
  emailUpdated: 'Email updated successfully',
  emailNotUpdated: 'Failed to update email',
  passwordUpdated: 'Password updated successfully',
  passwordNotUpdated: 'Failed to update password',
} as const

/** Email required, and the current password where there is one. */
export function findEmailChangeFault({
  email,
  password,
}: {
  email: string
  password?: string | undefined
}): string | null {
  if (email.trim() === '') return 'Please enter your new email.'
  return findEmailFault(email) ?? (password === '' ? ACCOUNT_MESSAGES.noCurrentPassword : null)
}

/** `confirmation` is the new password, typed a second time. */
export function findPasswordChangeFault({
  currentPassword,
  newPassword,
  confirmation,
}: {
  currentPassword: string
  newPassword: string
  confirmation: string
}): string | null {
  if (newPassword !== confirmation) return ACCOUNT_MESSAGES.mismatch
  return findNewPasswordFault(newPassword) ?? (currentPassword === '' ? ACCOUNT_MESSAGES.noCurrentPassword : null)
}

export function findNewPasswordFault(password: string): string | null {
  const fault = findPasswordFault(password)
  const isShort = fault === CREDENTIAL_MESSAGES.empty || fault === CREDENTIAL_MESSAGES.shortPassword
  return isShort ? ACCOUNT_MESSAGES.shortPassword : fault
}
