import type { Database } from '../db/client.ts'
import { type DailyHash, openDailyHash } from '../db/daily-secret.ts'
import { networkOf } from '../http/network.ts'

export type SecurityEvent = {
  /** The procedure, such as `auth.signIn`. */
  event: string
  /** `ok`, or the code of the refusal. */
  outcome: string
  requestId: string
  /** The account that the line is about, if it is known. */
  userId: string | null
  /** The IP address that the request came from. */
  address: string
}

/** The failures that are logged for every procedure, because they refuse access. */
const REFUSALS = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'PRECONDITION_FAILED', 'TOO_MANY_REQUESTS'])
/** Procedures whose success is logged, too, because it changes who can sign in. */
const ACCOUNT = /^(auth|account)\./
const HASH_LENGTH = 12

/** Signing in and out, changes of the account, and every refusal; nothing about studying. */
export function isSecurityEvent({ path, type, outcome }: { path: string; type: string; outcome: string }): boolean {
  return REFUSALS.has(outcome) || (type === 'mutation' && ACCOUNT.test(path))
}

/**
 * Writes one JSON line. The account and the address are hashed with the secret of the day. Lines of one day can be
 * connected, but the log has no ids, emails or addresses.
 */
export async function logSecurityEvent(
  { db, now }: { db: Database; now: number },
  { event, outcome, requestId, userId, address }: SecurityEvent,
): Promise<void> {
  // Without the secret the line is written without both hashes.
  const hash = await openDailyHash(db, now).catch(() => null)
  const who = userId === null ? null : shorten(hash, 'who', userId)
  const from = shorten(hash, 'from', networkOf(address))
  const at = new Date(now).toISOString()
  console.info(JSON.stringify({ level: 'info', kind: 'security', at, requestId, event, outcome, who, from }))
}

function shorten(hash: DailyHash | null, ...parts: string[]): string | null {
  return hash?.(...parts).slice(0, HASH_LENGTH) ?? null
}
