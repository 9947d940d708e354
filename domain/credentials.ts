import { z } from 'zod'

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
} as const

/** The first thing wrong with an email and a password, in the order in which a student is told. */
export function findCredentialFault({ email, password }: { email: string; password: string }): string | null {
  if (email.trim() === '' || password === '') return CREDENTIAL_MESSAGES.empty
  if ([...password].length < PASSWORD_MIN) return CREDENTIAL_MESSAGES.shortPassword
  if (password.length > PASSWORD_MAX) return CREDENTIAL_MESSAGES.longPassword
  if (email.length > EMAIL_MAX || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return CREDENTIAL_MESSAGES.email
  return null
}

/** An email (trimmed, in lower case) and a password, for signing in and for signing up. */
export const Credentials = z
  .strictObject({
    email: z.string(CREDENTIAL_MESSAGES.empty),
    password: z.string(CREDENTIAL_MESSAGES.empty),
  })
  .superRefine((credentials, context) => {
    const fault = findCredentialFault(credentials)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })
  .transform(({ email, password }) => ({ email: email.trim().toLowerCase(), password }))
export type Credentials = z.infer<typeof Credentials>
