import * as z from 'zod/mini'
import { refuseIf } from '../input.ts'
import { ACCOUNT_MESSAGES, findNewPasswordError } from './account-rules.ts'
import { CREDENTIAL_MESSAGES, findPasswordError } from './credential-rules.ts'
import { Email } from './credentials.ts'

/** Longer than any email with spaces around it. */
const CONFIRMATION_MAX = 300

/** A longer password than can be chosen is wrong, so it is not hashed. */
export const CurrentPassword = z.string(ACCOUNT_MESSAGES.noCurrentPassword).check(
  z.minLength(1, ACCOUNT_MESSAGES.noCurrentPassword),
  z.refine(
    (password) => findPasswordError(password) !== CREDENTIAL_MESSAGES.longPassword,
    ACCOUNT_MESSAGES.wrongPassword,
  ),
)

/** `password` is the current one. An account that only signs in with Google has none. */
export const EmailChange = z.strictObject({ email: Email, password: z.optional(CurrentPassword) })

export const PasswordChange = z.strictObject({
  currentPassword: CurrentPassword,
  newPassword: z.string(ACCOUNT_MESSAGES.shortPassword).check(refuseIf(findNewPasswordError)),
})

/** `id` is the public id of one of the student's sessions. */
export const SessionEnding = z.strictObject({
  id: z.string(ACCOUNT_MESSAGES.sessionGone).check(z.regex(/^[\w-]{16}$/, ACCOUNT_MESSAGES.sessionGone)),
  password: z.optional(CurrentPassword),
})
export const SessionsEnding = z.strictObject({ password: z.optional(CurrentPassword) })

/** `id` is the id of the account at Google. */
export const GoogleRemoval = z.strictObject({
  id: z
    .string(ACCOUNT_MESSAGES.noSuchGoogle)
    .check(z.minLength(1, ACCOUNT_MESSAGES.noSuchGoogle), z.maxLength(255, ACCOUNT_MESSAGES.noSuchGoogle)),
  password: z.optional(CurrentPassword),
})

/** `confirmation` is the account's email, entered again. */
export const AccountDeletion = z.strictObject({
  confirmation: z
    .string(ACCOUNT_MESSAGES.notConfirmed)
    .check(z.maxLength(CONFIRMATION_MAX, ACCOUNT_MESSAGES.notConfirmed)),
  password: z.optional(CurrentPassword),
})
