import * as z from 'zod/mini'
import { CREDENTIAL_MESSAGES, findPasswordError } from './credential-rules.ts'
import { Email, Password } from './credentials.ts'
import { LINK_MESSAGES } from './link-messages.ts'

/** The token after `#token=` in a link: 32 random bytes in base64url. */
const Token = z.string(LINK_MESSAGES.worthless).check(z.regex(/^[\w-]{43}$/, LINK_MESSAGES.worthless))

export const ResetRequest = z.strictObject({ email: Email })
export const NewPassword = z.strictObject({ token: Token, password: Password })

/**
 * Where the account is signed in, the token is enough. Elsewhere `password` shows that the person who opens the link
 * also has the account. With `takeOver` the owner of the address removes what somebody else has set up in it.
 */
export const Verification = z.strictObject({
  token: Token,
  password: z.optional(
    z
      .string(LINK_MESSAGES.wrongPassword)
      .check(
        z.refine(
          (password) => findPasswordError(password) !== CREDENTIAL_MESSAGES.longPassword,
          LINK_MESSAGES.wrongPassword,
        ),
      ),
  ),
  takeOver: z.optional(z.literal(true)),
})
