import * as z from 'zod'
import { normalizeEmail } from '../email.ts'
import { CREDENTIAL_MESSAGES, findCredentialError, findEmailError, findPasswordError } from './credential-rules.ts'

/** For signing in and signing up. Trims the email and makes it lower case. */
export const Credentials = z
  .strictObject({
    email: z.string(CREDENTIAL_MESSAGES.empty),
    password: z.string(CREDENTIAL_MESSAGES.empty),
  })
  .superRefine((credentials, context) => {
    const error = findCredentialError(credentials)
    if (error) context.addIssue({ code: 'custom', message: error })
  })
  .transform(({ email, password }) => ({ email: normalizeEmail(email), password }))
export type Credentials = z.infer<typeof Credentials>

/** Trims the email and makes it lower case. */
export const Email = z
  .string(CREDENTIAL_MESSAGES.empty)
  .superRefine((email, context) => {
    const error = findEmailError(email)
    if (error) context.addIssue({ code: 'custom', message: error })
  })
  .transform(normalizeEmail)

/** A new password. */
export const Password = z.string(CREDENTIAL_MESSAGES.empty).superRefine((password, context) => {
  const error = findPasswordError(password)
  if (error) context.addIssue({ code: 'custom', message: error })
})
