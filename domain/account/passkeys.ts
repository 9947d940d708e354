import * as z from 'zod/mini'
import { CurrentPassword } from './account-changes.ts'
import { PASSKEY_MESSAGES } from './passkey-rules.ts'

/** Bytes in base64url, as browsers write them; `max` is in characters. */
const bytes = (max: number, message: string) =>
  z.string(message).check(z.maxLength(max, { error: message, abort: true }), z.regex(/^[\w-]+$/, message))

const { refused, gone } = PASSKEY_MESSAGES

/** A credential id has at most 1,023 bytes (https://www.w3.org/TR/webauthn-3/#credential-id). */
const ID_MAX = 1364
const CLIENT_DATA_MAX = 4000

export const PasskeyStart = z.strictObject({ password: z.optional(CurrentPassword) })

/** What an authenticator answers when it has made a passkey. */
export const NewPasskey = z.strictObject({
  id: bytes(ID_MAX, refused),
  clientDataJSON: bytes(CLIENT_DATA_MAX, refused),
  attestationObject: bytes(20_000, refused),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** What an authenticator answers when a student signs in with a passkey. */
export const PasskeyProof = z.strictObject({
  id: bytes(ID_MAX, refused),
  clientDataJSON: bytes(CLIENT_DATA_MAX, refused),
  authenticatorData: bytes(4000, refused),
  signature: bytes(2000, refused),
  userHandle: bytes(100, refused),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>

export const PasskeyRemoval = z.strictObject({ id: bytes(ID_MAX, gone), password: z.optional(CurrentPassword) })
