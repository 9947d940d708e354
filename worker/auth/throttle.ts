import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { signInThrottle } from '../db/schema.ts'

const WINDOW_MS = 15 * 60 * 1000
const FAILURES_PER_EMAIL = 5
/** A whole school can share one address. */
const FAILURES_PER_ADDRESS = 100

/** What is counted is hashed: the table holds neither emails nor addresses. */
function keyOf(kind: 'email' | 'address', value: string): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('base64url')
}

/**
 * Counts a sign-in as failed before its password is looked at, so that guesses sent at once are all counted; a right
 * password takes its count back. Each function gives a statement for the caller's batch.
 */
export function openThrottle(db: Database, now: number) {
  const count = (kind: 'email' | 'address', value: string) =>
    db
      .insert(signInThrottle)
      .values({ key: keyOf(kind, value), failures: 1, windowStartedAt: now })
      .onConflictDoUpdate({
        target: signInThrottle.key,
        set: {
          failures: sql`case when ${signInThrottle.windowStartedAt} <= ${now - WINDOW_MS} then 1 else ${signInThrottle.failures} + 1 end`,
          windowStartedAt: sql`case when ${signInThrottle.windowStartedAt} <= ${now - WINDOW_MS} then ${now} else ${signInThrottle.windowStartedAt} end`,
        },
      })
      .returning({ failures: signInThrottle.failures })

  return {
    countEmail: (email: string) => count('email', email),
    countAddress: (address: string) => count('address', address),
    forgetEmail: (email: string) => db.delete(signInThrottle).where(eq(signInThrottle.key, keyOf('email', email))),
    forgiveAddress: (address: string) =>
      db
        .update(signInThrottle)
        .set({ failures: sql`max(0, ${signInThrottle.failures} - 1)` })
        .where(eq(signInThrottle.key, keyOf('address', address))),
    isOver: (byEmail: number, byAddress: number) => byEmail > FAILURES_PER_EMAIL || byAddress > FAILURES_PER_ADDRESS,
  }
}
