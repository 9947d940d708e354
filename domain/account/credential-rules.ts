import { INVALID_EMAIL, isEmail } from '../email.ts'

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 256

export const CREDENTIAL_MESSAGES = {
  empty: 'Please fill in all fields.',
  shortPassword: `Password must be at least ${PASSWORD_MIN} characters long.`,
  longPassword: `Password must be at most ${PASSWORD_MAX} characters long.`,
  commonPassword: 'This password is too easy to guess. Please choose another one.',
  email: INVALID_EMAIL,
  refused: 'Invalid email or password.',
  taken: 'An account with this email already exists.',
  throttled: 'Too many failed attempts. Please try again later.',
  tooManyAccounts: 'Too many new accounts were made from your network. Please try again later.',
  signInOff: 'Email/password sign-in is not enabled. Please try signing in with Google.',
  signUpOff: 'Email/password sign-up is not enabled. Please try signing in with Google.',
  /** For errors without a message of their own. */
  unknown: 'An error occurred',
} as const

export const SIGN_OUT_MESSAGES = {
  done: 'Logged out successfully',
  failed: 'Failed to logout. Please try again.',
} as const

export function findEmailError(email: string): string | null {
  if (email.trim() === '') return CREDENTIAL_MESSAGES.empty
  return isEmail(email) ? null : CREDENTIAL_MESSAGES.email
}

export function findPasswordError(password: string): string | null {
  if (password === '') return CREDENTIAL_MESSAGES.empty
  if (password.length > PASSWORD_MAX) return CREDENTIAL_MESSAGES.longPassword
  return [...password].length < PASSWORD_MIN ? CREDENTIAL_MESSAGES.shortPassword : null
}

/** The message for the first error in an email and a password, in the order that the specification gives. */
export function findCredentialError({ email, password }: { email: string; password: string }): string | null {
  if (email.trim() === '' || password === '') return CREDENTIAL_MESSAGES.empty
  return findPasswordError(password) ?? findEmailError(email)
}
