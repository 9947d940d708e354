import { createHmac, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Database } from './client.ts'
import { dailySecret } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SECRET_BYTES = 32

/**
 * Hashes values that could be guessed, such as emails and internet addresses. Without today's secret nobody can try
 * them.
 */
export type DailyHash = (...parts: string[]) => string

let known: { day: number; hash: DailyHash } | null = null

/**
 * The hash function of today (by UTC). Each instance of the worker reads the secret once a day, in one more round trip.
 * The secrets of earlier days are deleted, so that their hashes cannot be reversed any more.
 */
export async function openDailyHash(db: Database, now: number): Promise<DailyHash> {
  const day = Math.floor(now / DAY_MS)
  if (known?.day === day) return known.hash
  // The promise is not kept: if its request is cancelled, it never settles, and all later requests would wait for it.
  const hash = hashWith(await readSecret(db, day))
  known = { day, hash }
  return hash
}

/** The first instance of the day makes it. */
async function readSecret(db: Database, day: number): Promise<string> {
  const [, , [row]] = await db.batch([
    db.delete(dailySecret).where(lt(dailySecret.day, day)),
    db
      .insert(dailySecret)
      .values({ day, secret: randomBytes(SECRET_BYTES).toString('base64url') })
      .onConflictDoNothing(),
    db.select({ secret: dailySecret.secret }).from(dailySecret).where(eq(dailySecret.day, day)),
  ])
  if (!row) throw new Error('There is no secret of today, although it was just stored.')
  return row.secret
}

function hashWith(secret: string): DailyHash {
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
}
