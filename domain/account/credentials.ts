import * as z from 'zod/mini'
import { normalizeEmail } from '../email.ts'
import { refuseIf } from '../input.ts'
import { CREDENTIAL_MESSAGES, findCredentialError, findEmailError, findPasswordError } from './credential-rules.ts'

/** For signing in and signing up. Trims the email and makes it lower case. */
export const Credentials = z.pipe(
  z
    .strictObject({
      email: z.string(CREDENTIAL_MESSAGES.empty),
      password: z.string(CREDENTIAL_MESSAGES.empty),
    })
    .check(refuseIf(findCredentialError)),
  z.transform(({ email, password }: Record<'email' | 'password', string>) => ({
    email: normalizeEmail(email),
    password,
  })),
)
export type Credentials = z.infer<typeof Credentials>

/** Trims the email and makes it lower case. */
export const Email = z.pipe(
  z.string(CREDENTIAL_MESSAGES.empty).check(refuseIf(findEmailError)),
  z.transform(normalizeEmail),
)

/** A new password. */
export const Password = z.string(CREDENTIAL_MESSAGES.empty).check(refuseIf(findPasswordError))
