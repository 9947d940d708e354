import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A secret token, in characters that need no escaping in an address. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * A token gives access to the account, so only its hash is stored. The token is too random to be guessed, so a fast
 * hash is enough.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
