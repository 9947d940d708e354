import { z } from 'zod'
import { Email, Password } from './credentials.ts'
import { LINK_MESSAGES } from './link-messages.ts'

/** What stands behind `#token=` in a link: 32 random bytes in base64url. */
const Token = z.string(LINK_MESSAGES.worthless).regex(/^[\w-]{43}$/, LINK_MESSAGES.worthless)

export const ResetRequest = z.strictObject({ email: Email })
export const NewPassword = z.strictObject({ token: Token, password: Password })
export const Verification = z.strictObject({ token: Token })
