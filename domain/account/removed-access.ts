// Access that is removed from an account when its address is confirmed, because the owner of the address did not set it
// up.
import { countOf } from '../numbers.ts'

/**
 * `password`, `google` (accounts) and `passkeys` are ways to sign in. What was stored before there were passkeys has no
 * number of them. `sessions` are the devices that were signed in.
 */
export type RemovedAccess = { at: number; password: boolean; google: number; passkeys?: number; sessions: number }

/** `the password, 1 Google account and 2 signed-in devices` */
export function describeRemovedAccess({ password, google, passkeys = 0, sessions }: RemovedAccess): string {
  const parts = [
    ...(password ? ['the password'] : []),
    ...(google > 0 ? [countOf(google, 'Google account')] : []),
    ...(passkeys > 0 ? [countOf(passkeys, 'passkey')] : []),
    ...(sessions > 0 ? [countOf(sessions, 'signed-in device')] : []),
  ]
  const last = parts.pop() ?? 'nothing'
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last
}

/** The message to the owner of the address. */
export function tellRemovedAccess(removed: RemovedAccess): string {
  return `This account had been set up before anybody proved that its email is theirs. When you proved it, we removed what could have been somebody else's: ${describeRemovedAccess(removed)}.`
}
