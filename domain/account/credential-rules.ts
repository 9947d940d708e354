export const PASSWORD_MIN = 6
const PASSWORD_MAX = 256
const EMAIL_MAX = 254

export const CREDENTIAL_MESSAGES = {
  empty: 'Please fill in all fields.',
  shortPassword: `Password must be at least ${PASSWORD_MIN} characters long.`,
  longPassword: `Password must be at most ${PASSWORD_MAX} characters long.`,
  email: 'Please enter a valid email address.',
  refused: 'Invalid email or password.',
  taken: 'An account with this email already exists.',
  throttled: 'Too many failed attempts. Please try again later.',
  tooManyAccounts: 'Too many new accounts were made from your network. Please try again later.',
  signInOff: 'Email/password sign-in is not enabled. Please try signing in with Google.',
  signUpOff: 'Email/password sign-up is not enabled. Please try signing in with Google.',
  /** Of an error that has no words of its own. */
  unknown: 'An error occurred',
} as const

/** Text, an at sign, text, a dot, text, with no spaces. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** What no mailbox has, but what makes a mail program read one address as another, or as several. */
const MISLEADING = /[\p{Cc}\p{Cf}<>()[\],;:\\"]/u

/** The one spelling under which an email is stored, looked up and counted. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export function findEmailError(email: string): string | null {
  const address = email.trim()
  if (address === '') return CREDENTIAL_MESSAGES.empty
  return email.length > EMAIL_MAX || !EMAIL_SHAPE.test(address) || MISLEADING.test(address)
    ? CREDENTIAL_MESSAGES.email
    : null
}

export function findPasswordError(password: string): string | null {
  if (password === '') return CREDENTIAL_MESSAGES.empty
  if ([...password].length < PASSWORD_MIN) return CREDENTIAL_MESSAGES.shortPassword
  return password.length > PASSWORD_MAX ? CREDENTIAL_MESSAGES.longPassword : null
}

/** The first thing wrong with an email and a password, in the order in which a student is told. */
export function findCredentialError({ email, password }: { email: string; password: string }): string | null {
  if (email.trim() === '' || password === '') return CREDENTIAL_MESSAGES.empty
  return findPasswordError(password) ?? findEmailError(email)
}
