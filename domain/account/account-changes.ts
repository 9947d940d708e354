import * as z from 'zod'
import { ACCOUNT_MESSAGES, findNewPasswordError } from './account-rules.ts'
import { CREDENTIAL_MESSAGES, findPasswordError } from './credential-rules.ts'
import { Email } from './credentials.ts'

/** Longer than any email with spaces around it. */
const CONFIRMATION_MAX = 300

/** A longer password than can be chosen is wrong, so it is not hashed. */
const CurrentPassword = z
  .string(ACCOUNT_MESSAGES.noCurrentPassword)
  .min(1, ACCOUNT_MESSAGES.noCurrentPassword)
  .refine(
    (password) => findPasswordError(password) !== CREDENTIAL_MESSAGES.longPassword,
    ACCOUNT_MESSAGES.wrongPassword,
  )

/** `password` is the current one. An account that only signs in with Google has none. */
export const EmailChange = z.strictObject({ email: Email, password: CurrentPassword.optional() })

export const PasswordChange = z.strictObject({
  currentPassword: CurrentPassword,
  newPassword: z.string(ACCOUNT_MESSAGES.shortPassword).superRefine((password, context) => {
    const error = findNewPasswordError(password)
    if (error) context.addIssue({ code: 'custom', message: error })
  }),
})

/** `id` is the public id of one of the student's sessions. */
export const SessionEnding = z.strictObject({
  id: z.string(ACCOUNT_MESSAGES.sessionGone).regex(/^[\w-]{16}$/, ACCOUNT_MESSAGES.sessionGone),
  password: CurrentPassword.optional(),
})
export const SessionsEnding = z.strictObject({ password: CurrentPassword.optional() })

/** `id` is the id of the account at Google. */
export const GoogleRemoval = z.strictObject({
  id: z
    .string(ACCOUNT_MESSAGES.noSuchGoogle)
    .min(1, ACCOUNT_MESSAGES.noSuchGoogle)
    .max(255, ACCOUNT_MESSAGES.noSuchGoogle),
  password: CurrentPassword.optional(),
})

/** `confirmation` is the account's email, entered again. */
export const AccountDeletion = z.strictObject({
  confirmation: z.string(ACCOUNT_MESSAGES.notConfirmed).max(CONFIRMATION_MAX, ACCOUNT_MESSAGES.notConfirmed),
  password: CurrentPassword.optional(),
})
